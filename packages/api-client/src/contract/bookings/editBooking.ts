import { Booking } from "@sayara/domain/booking/Booking";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Instant } from "@sayara/domain/time/Instant";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { PriceRefusal } from "../PriceRefusal.ts";
import { IdOrSlug } from "../segments.ts";

/** What a driver may change before pick-up. Cancellation and amendments themselves are frozen. */
export const BookingEdit = v.object({
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: v.omit(RentalOptions, ["cancellation", "amendments"]),
  additionalDriver: v.exactOptional(AdditionalDriverDetails),
});

/** The version that was seen, and for a guest the token of the signed link. */
const seen = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
};
const refusals = [
  "not_signed_in",
  "not_allowed",
  "not_found",
  "stale_version",
  "transition_refused",
  "car_taken",
  "car_unavailable",
  "drop_off_not_served",
  "booking_too_long",
  "booking_too_short",
  "pickup_too_soon",
  "option_unavailable",
] as const;

/** What an edit would cost: the new quote, and the difference (negative: less). */
export const quoteEdit = defineEndpoint({
  name: "quoteEdit",
  method: "POST",
  path: "/api/quote-edit/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({ ...seen, edit: BookingEdit }),
  answers: { 200: v.object({ quote: Quote, difference: v.number(), dueNow: Dinars, refund: Dinars }) },
  refusals,
  session: "optional",
  retry: "safe",
});

/** Edits a booking before pick-up, at the total that was shown, in TND. Sent with an `Idempotency-Key`. */
export const updateBooking = defineEndpoint({
  name: "updateBooking",
  method: "PUT",
  path: "/api/update-booking",
  body: v.object({ id: EntityId, ...seen, edit: BookingEdit, total: Dinars }),
  answers: { 200: Booking },
  refusals: [...refusals, "price_changed", "driver_too_young", "idempotency_conflict"],
  refusalBody: PriceRefusal,
  session: "optional",
  retry: "withKey",
});
