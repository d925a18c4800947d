import { checkBookingPeriod } from "@sayara/domain/booking/checkBookingPeriod";
import { nearestBookingPeriod } from "@sayara/domain/booking/nearestBookingPeriod";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";

/** Dates of a rental, in the marketplace's zone. */
export interface RentalDates {
  from: WallClock;
  to: WallClock;
}

/** Why dates are refused, and near ones that are valid [SE13]. */
export interface RefusedDates {
  reason: ValidationFailure["code"];
  nearest: RentalDates;
}

/** Codes with which the API refuses dates. */
const ofDates = /^(?:pickup_too|booking_too|invalid_input)/;

/** Returns the reason for a refusal caused by the dates, by the rules that the API applies; null: another reason. */
export function refusedDates(
  code: RefusalCode | Unknown,
  { from, to }: RentalDates,
  { now, timeZone }: { now: Date; timeZone: string },
): RefusedDates | null {
  if (!ofDates.test(code)) return null;
  const rental = { from: wallClockToInstant(from, timeZone), to: wallClockToInstant(to, timeZone) };
  const failure = checkBookingPeriod(rental, { now, timeZone });
  return failure && { reason: failure.code, nearest: nearestBookingPeriod({ from, to }, { now, timeZone }) };
}
