import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";

/** Returns a function that formats how long an agency holds the car for a late driver [AV3]. */
export function useHoldText(): (agency: string, hours: KeptHours) => string {
  const { t } = useLingui();
  return (agency, { withArrival, withoutArrival }) =>
    withArrival === withoutArrival
      ? t`If you are late, ${agency} keeps the car for ${plural(withoutArrival, { one: "# hour", other: "# hours" })} after the pick-up time.`
      : t`If you are late, ${agency} keeps the car for ${plural(withArrival, { one: "# hour", other: "# hours" })} after the pick-up time with a flight or ferry number, for ${plural(withoutArrival, { one: "# hour", other: "# hours" })} without.`;
}
