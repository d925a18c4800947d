import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import { AgencyLine } from "./AgencyLine.tsx";
import { CarFacts } from "./CarFacts.tsx";
import { CarPicture } from "./CarPicture.tsx";
import { IncludedOptions } from "./IncludedOptions.tsx";
import * as styles from "./CarCard.css.ts";

interface CarCardProps {
  listing: Listing;
  /** Lines of the listing's total. */
  quote: Quote;
  /** Address of the checkout for this rental. */
  href: string;
}

/** A listing: the car, its agency and the total of the rental. */
export function CarCard({ listing: { car, pickupLocation }, quote, href }: CarCardProps) {
  "use memo";
  const { t } = useLingui();
  const { name } = car;
  return (
    <article className={styles.card} aria-label={car.name}>
      <CarPicture car={car} />
      <div className={styles.head}>
        <h2 className={styles.name}>{car.name}</h2>
        <AgencyLine supplier={car.supplier} place={pickupLocation.name} />
      </div>
      <div className={styles.details}>
        <CarFacts car={car} />
        <IncludedOptions options={car} />
      </div>
      <div className={styles.price}>
        <QuoteLedger quote={quote} car={car} />
        <LinkButton
          block
          size="small"
          render={<Link to={href} prefetch="intent" viewTransition />}
          aria-label={t`Choose ${name}`}
        >
          <Trans>Choose</Trans>
        </LinkButton>
      </div>
    </article>
  );
}
