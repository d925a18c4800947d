import { Trans, useLingui } from "@lingui/react/macro";
import { MAXIMUM_BOOKING_MONTHS, MAXIMUM_MONTHS_AHEAD } from "@sayara/domain/config/businessDefaults";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { RefusedDates, RentalDates } from "./refusedDates.ts";

interface ReasonTextProps extends RefusedDates {
  /** Returns the URL of the same page for other dates. If absent, there is no link. */
  addressOf?: (dates: RentalDates) => string;
}

/** Shows the exact reason why dates are refused. */
export function ReasonText({ reason, params = {}, nearest, addressOf }: ReasonTextProps) {
  const formats = useFormats();
  const text = useReason(reason, params);
  const from = formats.dateTime(nearest.from);
  const to = formats.dateTime(nearest.to);
  return (
    <>
      {text}
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

function useReason(reason: RefusedDates["reason"], params: Readonly<Record<string, number>>): string {
  const { t } = useLingui();
  const formats = useFormats();
  const months = MAXIMUM_BOOKING_MONTHS;
  const ahead = MAXIMUM_MONTHS_AHEAD;
  const hours = params["hours"];
  const length = formats.days(params["days"] ?? 1);
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
    case "booking_too_short":
      return t`The agency rents this car for at least ${length}. Choose a later drop-off.`;
    default:
      return t`A date of this link does not exist or cannot be read.`;
  }
}
