import { Trans, useLingui } from "@lingui/react/macro";
import {
  MAXIMUM_BOOKING_MONTHS,
  MAXIMUM_MONTHS_AHEAD,
  MINIMUM_LEAD_TIME_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import type { RefusedDates, RentalDates } from "./refusedDates.ts";

interface ReasonTextProps extends RefusedDates {
  /** Returns the address of the same page for other dates. Without it there is no link. */
  addressOf?: (dates: RentalDates) => string;
}

/** The true reason why dates are refused. */
export function ReasonText({ reason, nearest, addressOf }: ReasonTextProps) {
  const formats = useFormats();
  const words = useReason(reason);
  const from = formats.dateTime(nearest.from);
  const to = formats.dateTime(nearest.to);
  return (
    <>
      {words}
      {addressOf && (
        <>
          {" "}
          <Link render={<RouterLink to={addressOf(nearest)} />}>
            <Trans>
              See the price from {from} to {to}
            </Trans>
          </Link>
        </>
      )}
    </>
  );
}

function useReason(reason: RefusedDates["reason"]): string {
  const { t } = useLingui();
  const months = MAXIMUM_BOOKING_MONTHS;
  const ahead = MAXIMUM_MONTHS_AHEAD;
  const hours = MINIMUM_LEAD_TIME_HOURS;
  switch (reason) {
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
      return t`A date of this link does not exist or cannot be read.`;
  }
}
