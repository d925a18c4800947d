import { latestPickup } from "@sayara/domain/booking/period/checkBookingPeriod";
import {
  MAX_BLOCK_DAYS,
  MAX_BLOCK_DAYS_BACK,
  MAXIMUM_MONTHS_AHEAD,
} from "@sayara/domain/config/businessDefaults";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Returns the first failure of a block's dates, or null if they are valid [BL2]. `field` is `from` or `to`.
 *
 * @param unchangedFrom the stored start of the block, which may stay even if it is in the past.
 */
export function checkBlockPeriod(
  { from, to }: { from: Date; to: Date },
  { now, timeZone, unchangedFrom }: { now: Date; timeZone: string; unchangedFrom?: Date },
): ValidationFailure | null {
  const startsAsBefore = unchangedFrom?.getTime() === from.getTime();
  if (!startsAsBefore && from.getTime() < now.getTime() - MAX_BLOCK_DAYS_BACK * DAY)
    return { field: "from", code: "block_in_past", params: {} };
  if (!startsAsBefore && from > latestPickup(now, timeZone))
    return { field: "from", code: "block_too_far", params: { months: MAXIMUM_MONTHS_AHEAD } };
  if (to.getTime() - from.getTime() < MINUTE) return { field: "to", code: "period_reversed", params: {} };
  if (to.getTime() - from.getTime() > MAX_BLOCK_DAYS * DAY)
    return { field: "to", code: "block_too_long", params: { days: MAX_BLOCK_DAYS } };
  return null;
}
