import { Booking } from "@sayara/domain/booking/Booking";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars, hasAtMostTwoDecimals, MAX_DINARS } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Instant } from "@sayara/domain/time/Instant";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { PriceRefusal } from "../PriceRefusal.ts";
import { PaymentSession } from "../payment/PaymentSession.ts";
import { IdOrSlug } from "../segments.ts";
import { SignedToken } from "../texts.ts";

/** What a driver may change before pick-up. The options cancellation and amendments are frozen. */
export const BookingEdit = v.object({
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: v.omit(RentalOptions, ["cancellation", "amendments"]),
  additionalDriver: v.exactOptional(AdditionalDriverDetails),
});

/** The version that the caller has read, and a guest's token of the signed link. */
const seen = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.exactOptional(SignedToken),
};
/**
 * `not_allowed`: the caller may see the booking, but not do this. A booking that they may not see is
 * `not_found`.
 */
const refusals = [
  "not_signed_in",
  "not_allowed",
  "not_found",
  "link_revoked",
  "stale_version",
  "transition_refused",
  "car_taken",
  "car_unavailable",
  "drop_off_not_served",
  ...periodRefusalCodes,
  "option_unavailable",
] as const;

/** A difference in TND, negative or positive, at most two decimals. */
const Difference = v.pipe(
  v.number(),
  v.minValue(-MAX_DINARS),
  v.maxValue(MAX_DINARS),
  v.check(hasAtMostTwoDecimals),
);

/** The price of an edit, in TND: the new quote, and its difference to the old total (negative: less). */
export const EditQuote = v.object({
  quote: Quote,
  difference: Difference,
  /** To be paid online before the edit is made. 0: it is made at once. */
  dueNow: Dinars,
  /** Refund of a lower total. */
  refund: Dinars,
});
export type EditQuote = v.InferOutput<typeof EditQuote>;

/** Quotes an edit without making it. */
export const quoteEdit = defineEndpoint({
  name: "quoteEdit",
  planned: true,
  method: "POST",
  path: "/api/quote-edit/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({ ...seen, edit: BookingEdit }),
  answers: { 200: EditQuote },
  refusals,
  session: "optional",
  retry: "safe",
});

/** The booking, and the payment session of its edit. */
export const UpdateBookingAnswer = v.object({
  /** With the edit; without it while its payment is open. */
  booking: Booking,
  /**
   * Null: nothing is due and the edit is made. Until `expiresAt` the car is held for the old and the new
   * dates.
   */
  paymentSession: v.nullable(PaymentSession),
});
export type UpdateBookingAnswer = v.InferOutput<typeof UpdateBookingAnswer>;

/**
 * Edits a booking before pick-up, at the total shown, in TND. Where something is due now (`quoteEdit`), opens
 * a payment session; the edit is made when the gateway reports the payment. Sent with an `Idempotency-Key`. By a
 * signed link it needs `proveBooking` first (`proof_required`).
 */
export const updateBooking = defineEndpoint({
  name: "updateBooking",
  planned: true,
  method: "PUT",
  path: "/api/update-booking",
  body: v.object({ id: EntityId, ...seen, edit: BookingEdit, total: Dinars }),
  answers: { 200: UpdateBookingAnswer },
  refusals: [
    ...refusals,
    "proof_required",
    "price_changed",
    "driver_too_young",
    "licence_too_recent",
    "pay_online_unavailable",
    "gateway_unavailable",
    "idempotency_conflict",
  ],
  refusalBody: PriceRefusal,
  session: "optional",
  retry: "withKey",
});
