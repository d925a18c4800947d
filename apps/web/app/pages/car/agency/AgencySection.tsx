import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { AgencyLogo } from "#web/shared/AgencyLogo/AgencyLogo.tsx";
import { ContractLink } from "@sayara/frontend/rental/ContractLink/ContractLink";
import { AgencyFacts } from "./AgencyFacts.tsx";
import type { CarData } from "#web/pages/car/Car.load.ts";
import { ReviewList } from "#web/pages/car/reviews/ReviewList.tsx";
import { ReviewPercentages } from "#web/pages/car/reviews/ReviewPercentages.tsx";
import * as styles from "#web/pages/car/Car.css.ts";

/** The agency's rating, contact details, contract, percentages from reviews, and latest reviews. */
export function AgencySection({ car, agency, reviews, today, place, dropOff, dates }: CarData) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, slug, logo, rating, reviewCount } = car.supplier;
  const rated = rating === null ? null : formats.rating(rating);
  const search = { ...emptySearch, place: place?.slug ?? null, dropOff, ...dates };
  const carCount = agency?.cars ?? 0;
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="car-agency">
      <div className={styles.agencyHead}>
        <AgencyLogo logo={logo} />
        <Heading level={2} size="lg" id="car-agency">
          {name}
        </Heading>
        {rating !== null && (
          <Rating
            value={rating}
            text={rated}
            label={t`Rated ${rated} out of 5`}
            count={<Plural value={reviewCount} one="(# review)" other="(# reviews)" />}
          />
        )}
      </div>
      {agency?.bio && (
        <Text tone="muted" measure lang="fr" dir="auto">
          {agency.bio}
        </Text>
      )}
      {agency !== null && (
        <>
          <AgencyFacts agency={agency} today={today} />
          <ContractLink contracts={agency.contracts} />
        </>
      )}
      {reviews.shares !== null && <ReviewPercentages shares={reviews.shares} />}
      <CarRating car={car} />
      <ReviewList agency={car.supplier} reviews={reviews.items} total={reviews.total} />
      {carCount > 1 && (
        <p>
          <Link
            render={
              <RouterLink to={searchUrl({ ...search, filter: { ...noCarFilter, suppliers: [slug] } })} />
            }
          >
            <Trans>See its cars</Trans>
          </Link>
        </p>
      )}
    </Card>
  );
}

/** The car's own rating, beside the agency's [RV8]. */
function CarRating({ car: { rating, reviewCount } }: Pick<CarData, "car">) {
  const { t } = useLingui();
  const formats = useFormats();
  if (rating === null) return null;
  const rated = formats.rating(rating);
  return (
    <p className={styles.reviewHead}>
      <span className={styles.factName}>
        <Trans>This car</Trans>
      </span>
      <Rating
        compact
        value={rating}
        text={rated}
        label={t`Rated ${rated} out of 5`}
        count={<Plural value={reviewCount} one="(# review)" other="(# reviews)" />}
      />
    </p>
  );
}
