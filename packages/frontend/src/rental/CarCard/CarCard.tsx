import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { Icon } from "@sayara/ui/Icon/Icon";
import { NextIcon } from "@sayara/ui/Icon/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { QuoteLedger } from "../QuoteLedger/QuoteLedger.tsx";
import { AgencyLine } from "./AgencyLine.tsx";
import { CarPicture } from "../CarPicture/CarPicture.tsx";
import type { CardCar } from "./CardCar.ts";
import { CarTerms } from "./CarTerms.tsx";
import { CarTraits } from "./CarTraits.tsx";
import { IncludedOptions } from "./IncludedOptions.tsx";
import * as styles from "./CarCard.css.ts";

interface CarCardProps {
  /** A found car and its pick-up place. */
  listing: { car: CardCar; pickupLocation: { name: string } };
  /** Line items of the listing's total. */
  quote: Quote;
  /** URL of the checkout for this rental; null in a preview, which has no link. */
  href: string | null;
  /** URL of the car's page for this rental; null in a preview. */
  carHref: string | null;
  /** A line below the total. The included options and the price per day are then shorter. */
  note?: ReactNode;
  /** A control in the corner of the card. */
  corner?: ReactNode;
}

/** A listing: the car, its agency and the total of the rental. Its link covers the whole card. */
export function CarCard({
  listing: { car, pickupLocation },
  quote,
  href,
  carHref,
  note,
  corner,
}: CarCardProps) {
  "use memo";
  const { t } = useLingui();
  const { supplier } = car;
  // Two agencies may offer the same model.
  const name = `${car.name}, ${supplier.name}`;
  return (
    <article className={styles.card} aria-label={name}>
      <CarPicture car={car} />
      <div className={styles.head}>
        <h2 className={styles.name}>
          {href === null ? (
            <span>{car.name}</span>
          ) : (
            <Link
              to={href}
              prefetch="intent"
              viewTransition
              // Safari focuses a pressed link only with a `tabIndex`. The focus marks the image for the view transition.
              tabIndex={0}
              className={styles.link}
              aria-label={t`Choose ${name}`}
            >
              {car.name}
            </Link>
          )}
          <Icon picture={NextIcon} size="small" className={styles.arrow} />
        </h2>
        <AgencyLine supplier={supplier} place={pickupLocation.name} />
      </div>
      <div className={styles.details}>
        <CarTraits car={car} />
        <IncludedOptions options={car} isShort={Boolean(note)} />
        <CarTerms car={car} href={carHref} />
      </div>
      <div className={styles.price}>
        <QuoteLedger
          quote={quote}
          car={car}
          variant="compact"
          hasShortRate={Boolean(note)}
          className={styles.raised}
        />
        {note && <div className={styles.notes}>{note}</div>}
        <span aria-hidden className={styles.choose}>
          <Trans>Choose</Trans>
        </span>
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
