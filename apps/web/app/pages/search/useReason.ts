import { useLingui } from "@lingui/react/macro";
import {
  MAXIMUM_BOOKING_MONTHS,
  MAXIMUM_MONTHS_AHEAD,
  MINIMUM_LEAD_TIME_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import type { SearchOutcome } from "./SearchOutcome.ts";

type Refused = SearchOutcome & { state: "refused" };

/** Returns the words of a refusal: the true reason where the dates cause it. */
export function useReason(): (refused: Refused) => string {
  const { t, i18n } = useLingui();
  const months = MAXIMUM_BOOKING_MONTHS;
  const ahead = MAXIMUM_MONTHS_AHEAD;
  const hours = MINIMUM_LEAD_TIME_HOURS;
  return ({ code, dates }) => {
    switch (dates?.reason) {
      case "pickup_in_past":
        return t`The pick-up is in the past.`;
      case "pickup_too_soon":
        return t`The pick-up is less than ${hours} hours away: the agency needs that time to prepare the car.`;
      case "pickup_too_far":
        return t`The pick-up is more than ${ahead} months away. Agencies have no prices so far ahead.`;
      case "drop_off_before_pickup":
        return t`The drop-off is not after the pick-up.`;
      case "booking_too_long":
        return t`A rental can last ${months} months at most. Choose an earlier drop-off.`;
      default:
        return i18n._(refusalWords[code]);
    }
  };
}
