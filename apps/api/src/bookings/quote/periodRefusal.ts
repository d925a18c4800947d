import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";

/** Returns the refusal code for dates that `checkBookingPeriod` rejects, the same in searches, quotes and bookings. */
export function periodRefusal({ code }: ValidationFailure): RefusalCode {
  return refusals[code] ?? "invalid_input";
}

const refusals: Partial<Record<ValidationFailure["code"], RefusalCode>> = {
  pickup_in_past: "pickup_too_soon",
  pickup_too_soon: "pickup_too_soon",
  pickup_too_far: "pickup_too_far",
  drop_off_before_pickup: "booking_too_short",
  booking_too_short: "booking_too_short",
  booking_too_long: "booking_too_long",
};
