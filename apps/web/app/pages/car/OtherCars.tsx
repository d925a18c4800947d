import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { Grid } from "@sayara/ui/Grid/Grid";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import type { CarData } from "./Car.load.ts";
import * as styles from "./Car.css.ts";

/**
 * Other cars of the agency at the place, each with its total for the dates, or with its price per day if
 * there are no dates.
 */
export function OtherCars({
  otherCars,
  car,
  dates,
  dropOff,
  driverAge,
}: Pick<CarData, "otherCars" | "car" | "dates" | "dropOff" | "driverAge">) {
  if (otherCars.length === 0) return null;
  const agency = car.supplier.name;
  return (
    <section className={styles.section} aria-labelledby="car-others">
      <Heading level={2} size="lg" id="car-others">
        <Trans>Also at {agency}</Trans>
      </Heading>
      <Grid as="ul" columns="medium" gap="sm">
        {otherCars.map((listing) => (
          <OtherCar key={listing.car.id} {...{ listing, dates, dropOff, driverAge }} />
        ))}
      </Grid>
    </section>
  );
}

function OtherCar({
  listing: { car, pickupLocation, total, perDay, days },
  dates,
  dropOff,
  driverAge,
}: { listing: Listing } & Pick<CarData, "dates" | "dropOff" | "driverAge">) {
  const { t } = useLingui();
  const formats = useFormats();
  const amount = formats.price(dates === null ? perDay : total);
  const length = formats.days(days);
  const address = carPath({ car: car.slug, place: pickupLocation.slug, dropOff, driverAge, ...dates });
  return (
    <li className={styles.otherCar}>
      <CarPicture car={car} />
      <div>
        <Link to={address} prefetch="intent" className={styles.otherCarName}>
          {car.name}
        </Link>
        <p className={styles.note}>{dates === null ? t`${amount} per day` : t`${amount} for ${length}`}</p>
      </div>
    </li>
  );
}
