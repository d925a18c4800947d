import { Trans } from "@lingui/react/macro";
import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./Figures.css.ts";

/** Number of searches, and how many of them led to a booking [FG9]. */
export function SearchTotals({ demand: { searches, inVain, conversion } }: { demand: Demand }) {
  const { number, percent } = useFormats();
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>Searches</Trans>
        </dt>
        <dd className={styles.value}>{number(searches ?? 0)}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>Without a car</Trans>
        </dt>
        <dd className={styles.value}>{number(inVain ?? 0)}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>From search to booking</Trans>
        </dt>
        <dd className={styles.value}>{conversion === null ? "–" : percent(conversion)}</dd>
        <dd className={styles.note}>
          <Trans>Accepted or paid bookings of 100 searches; each change of filters is a search</Trans>
        </dd>
      </div>
    </dl>
  );
}
