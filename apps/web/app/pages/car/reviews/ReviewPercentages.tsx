import { useLingui } from "@lingui/react/macro";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "#web/pages/car/Car.css.ts";

/** Percentages of drivers' answers about the agency [RV7]. */
export function ReviewPercentages({ shares }: { shares: ReviewShares }) {
  const { t } = useLingui();
  const formats = useFormats();
  const answers: [name: string, percent: number][] = [
    [t`Car on time`, shares.carOnTime],
    [t`Calls answered`, shares.agencyAnsweredCalls],
    [t({ message: "Car handed over", context: "review" }), shares.rentedCar],
    [t`Cancelled at the last minute`, shares.agencyCancelledLastMinute],
  ];
  return (
    <dl className={styles.shares}>
      {answers.map(([name, percent]) => (
        <div key={name} className={styles.share}>
          <dt className={styles.note}>{name}</dt>
          <dd className={styles.shareValue}>{formats.percent(percent)}</dd>
        </div>
      ))}
    </dl>
  );
}
