import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { nearestBookingPeriod } from "@sayara/domain/booking/period/nearestBookingPeriod";
import { periodRefusalCodes, type RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { readValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";

/** Dates of a rental, in the marketplace's time zone. */
export interface RentalDates {
  from: WallClock;
  to: WallClock;
}

/** The reason why dates are refused, and nearby dates that are valid [SE13]. */
export interface RefusedDates {
  reason: ValidationFailure["code"];
  /** Numbers in the reason: an agency's lead time in hours, its minimum rental in days. */
  params?: ValidationFailure["params"];
  nearest: RentalDates;
}

/** Codes with which the API refuses dates. */
const dateRefusalCodes = new Set<string>([...periodRefusalCodes, "invalid_input"]);

/**
 * Returns the reason for refused dates, computed by the API's rules and the agency's limits in the refusal.
 * Returns null if the dates are not the reason.
 */
export function refusedDates(
  { code, fields }: { code: RefusalCode | Unknown; fields?: Readonly<Record<string, string>> | undefined },
  { from, to }: RentalDates,
  { now, timeZone }: { now: Date; timeZone: string },
): RefusedDates | null {
  if (!dateRefusalCodes.has(code)) return null;
  const { params } = readValidationMessage(fields?.["from"] ?? fields?.["to"] ?? "");
  const rules = { now, timeZone, leadTimeHours: params["hours"], minimumRentalDays: params["days"] };
  const rental = { from: wallClockToInstant(from, timeZone), to: wallClockToInstant(to, timeZone) };
  const failure = checkBookingPeriod(rental, rules);
  if (failure === null) return null;
  return { reason: failure.code, params: failure.params, nearest: nearestBookingPeriod({ from, to }, rules) };
}
