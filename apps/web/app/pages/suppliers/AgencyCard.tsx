import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { Rating } from "@sayara/ui/Rating/Rating";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { AgencyLogo } from "#web/shared/AgencyLogo/AgencyLogo.tsx";
import { CardTitle } from "@sayara/frontend/CardTitle/CardTitle";
import type { ListedSupplier } from "./Suppliers.load.ts";
import * as styles from "./Suppliers.css.ts";

/** Maximum number of places to name. */
const MAX_NAMED_PLACES = 4;

/** An agency's card. The whole card links to the agency's cars. */
export function AgencyCard({ agency }: { agency: ListedSupplier }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { slug, name, logo, rating, reviewCount, cars, places, cancelledBookings } = agency;
  const { byAgency, all } = cancelledBookings;
  const cancelled = formats.number(byAgency);
  const rated = rating === null ? null : formats.rating(rating);
  const namedPlaces = formats.parts(places.slice(0, MAX_NAMED_PLACES));
  const further = places.length - MAX_NAMED_PLACES;
  return (
    <li className={styles.card}>
      <AgencyLogo logo={logo} />
      <div className={styles.text}>
        <CardTitle
          level={2}
          className={styles.name}
          search={{ filter: { ...noCarFilter, suppliers: [slug] } }}
        >
          {name}
        </CardTitle>
        <div className={styles.facts}>
          {rating === null ? (
            <span>
              <Trans>No review yet</Trans>
            </span>
          ) : (
            <Rating
              value={rating}
              text={rated}
              label={t`Rated ${rated} out of 5`}
              count={<Plural value={reviewCount} one="(# review)" other="(# reviews)" />}
            />
          )}
          <span>
            {cars === 0 ? (
              <Trans>No car at present</Trans>
            ) : (
              <Plural value={cars} one="# car" other="# cars" />
            )}
          </span>
        </div>
        {all > 0 && (
          <p className={styles.places}>
            {byAgency === 0 ? (
              <Plural
                value={all}
                one="Cancelled none of # confirmed booking"
                other="Cancelled none of # confirmed bookings"
              />
            ) : (
              <Plural
                value={all}
                one={`Cancelled ${cancelled} of # confirmed booking`}
                other={`Cancelled ${cancelled} of # confirmed bookings`}
              />
            )}
          </p>
        )}
        {namedPlaces !== "" && (
          <p className={styles.places}>
            {namedPlaces}
            {further > 0 && (
              <>
                {" "}
                <Plural value={further} one="and # more place" other="and # more places" />
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
