import { Trans, useLingui } from "@lingui/react/macro";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Card } from "@sayara/ui/Card/Card";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Price } from "@sayara/ui/Price/Price";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { isStaff } from "#web/session/startPageOf.ts";
import { useUser } from "@sayara/frontend/session/useSession";
import { StaffNotice } from "#web/shared/StaffNotice/StaffNotice.tsx";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { resultsAddress } from "#web/shared/addresses/resultsAddress.ts";
import { DatesReason } from "#web/shared/DatesReason/DatesReason.tsx";
import { QuoteLedger } from "@sayara/frontend/rental/QuoteLedger/QuoteLedger";
import { LengthDiscounts } from "@sayara/frontend/rental/LengthDiscounts/LengthDiscounts";
import { YoungDriverNote } from "@sayara/frontend/rental/YoungDriverNote/YoungDriverNote";
import { checkoutAddress } from "#web/shared/Rental/Rental.ts";
import type { CarData } from "#web/pages/car/Car.load.ts";
import { DatesForm } from "./DatesForm.tsx";
import { lowestDayPriceOf } from "./lowestDayPriceOf.ts";
import * as styles from "#web/pages/car/Car.css.ts";

type PricePanelProps = CarData & { isBusy: boolean };

/**
 * The price of the car and the form for its dates. Shows the total and the link to the checkout if there are
 * dates, otherwise the lowest price.
 */
export function PricePanel({ isBusy, ...page }: PricePanelProps) {
  const { t } = useLingui();
  return (
    <Card
      as="section"
      floating
      padding="lg"
      className={styles.price}
      aria-label={t`Price and dates`}
      aria-busy={isBusy}
    >
      {page.isPlaceReplaced && <ReplacedPlaceNotice {...page} />}
      <PriceContent {...page} />
      {page.place !== null && <DatesForm {...page} />}
    </Card>
  );
}

function PriceContent({ car, price, place, dropOff, driverAge, dates, today }: CarData) {
  const { i18n } = useLingui();
  const isStaffUser = isStaff(useUser());
  switch (price.state) {
    case "undated":
      return <FromPrice {...{ car, today }} />;
    case "failed":
      return (
        <Notice tone="error" title={<Trans>The price is not available right now</Trans>}>
          <Trans>Your dates are kept. Try again in a moment.</Trans>
        </Notice>
      );
    case "refused":
      if (price.dates)
        return (
          <Notice tone="warning">
            <DatesReason
              {...price.dates}
              addressOf={(nearest) =>
                carPath({ car: car.slug, place: place?.slug, dropOff, driverAge, ...nearest })
              }
            />
          </Notice>
        );
      return (
        <Notice tone="warning" title={i18n._(refusalMessages[price.code])}>
          <AvailableCarsLink {...{ place, dropOff, dates }} />
        </Notice>
      );
    case "quoted": {
      const rental = place && dates && { place, ...dates };
      return (
        <>
          <QuoteLedger quote={price.quote} size="lg" tone="accent" defaultOpen />
          <LengthDiscounts discounts={car.discounts} days={price.quote.days} />
          {driverAge === null && price.youngDriver && <YoungDriverNote fee={price.youngDriver} />}
          <StaffNotice />
          {isStaffUser ? null : price.isFree && rental !== null ? (
            <LinkButton
              block
              render={
                <Link
                  to={checkoutAddress({
                    car: car.slug,
                    pickup: rental.place.slug,
                    dropoff: dropOff ?? rental.place.slug,
                    from: rental.from,
                    to: rental.to,
                    age: driverAge,
                  })}
                  prefetch="intent"
                  viewTransition
                />
              }
            >
              <Trans>Book this car</Trans>
            </LinkButton>
          ) : (
            <Notice tone="warning" title={<Trans>Taken on these dates</Trans>}>
              <AvailableCarsLink {...{ place, dropOff, dates }} />
            </Notice>
          )}
        </>
      );
    }
  }
}

/** Says that the URL's place is not one of the car's, so the price is for another place. */
function ReplacedPlaceNotice({ place }: Pick<CarData, "place">) {
  const name = place?.name;
  if (name === undefined) return null;
  return (
    <Notice tone="warning">
      <Trans>This car is not at the place of your link. Everything here is for {name}.</Trans>
    </Notice>
  );
}

function FromPrice({ car, today }: Pick<CarData, "car" | "today">) {
  const formats = useFormats();
  const { timeZone, commission } = useSettings();
  const amount = formats.price(lowestDayPriceOf(car, { today, timeZone, commission }));
  return (
    <div>
      <Text size="sm" tone="muted">
        <Trans>from, per day</Trans>
      </Text>
      <Price amount={amount} size="lg" tone="accent" />
      <LengthDiscounts discounts={car.discounts} days={0} />
      <Text size="sm" tone="muted">
        <Trans>Choose your dates to see the total, day by day.</Trans>
      </Text>
    </div>
  );
}

/** Links to the cars available at the same place and dates. */
function AvailableCarsLink({ place, dropOff, dates }: Pick<CarData, "place" | "dropOff" | "dates">) {
  if (place === null) return null;
  const results =
    dates === null
      ? `/search/${place.slug}`
      : resultsAddress({ pickup: place.slug, dropoff: dropOff ?? place.slug, ...dates });
  const name = place.name;
  return (
    <Link to={results}>
      <Trans>See the free cars: {name}</Trans>
    </Link>
  );
}
