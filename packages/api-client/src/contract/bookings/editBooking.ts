import { Booking } from "@sayara/domain/booking/Booking";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Difference, DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PaymentSession } from "../payment/PaymentSession.ts";
import { IdOrSlug } from "../segments.ts";
import { text } from "../texts.ts";
import { changeRefusals, seenBooking } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

/** What a driver may change before pick-up. The options cancellation and amendments are frozen. */
export const BookingEdit = v.object({
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: v.omit(RentalOptions, ["cancellation", "amendments"]),
  /** Required when the option `additionalDriver` is chosen. */
  additionalDriver: v.exactOptional(AdditionalDriverDetails),
  /**
   * Since when the driver has held a licence. Required for an earlier pick-up of a car that requires years of holding
   * one; it is not stored.
   */
  licenceSince: v.exactOptional(CalendarDate),
});
export type BookingEdit = v.InferOutput<typeof BookingEdit>;

/** The signature of a quote, with the prices in it. */
const SignedQuote = text(4000);

const refusals = [
  ...changeRefusals,
  "stale_version",
  "car_taken",
  "car_unavailable",
  "drop_off_not_served",
  ...periodRefusalCodes,
  "driver_too_young",
  "licence_too_recent",
  "option_unavailable",
] as const;

/**
 * Body of a refused edit. With `price_changed` it has the current quote; `stale_version` and `transition_refused` have
 * the booking's `current` state, the latter also the `reason`.
 */
export const EditRefusal = v.object({ ...BookingChangeRefusal.entries, quote: v.exactOptional(Quote) });
export type EditRefusal = v.InferOutput<typeof EditRefusal>;

/** The price of an edit, in TND: the new quote, and its difference to the old total (negative: less). */
export const EditQuote = v.object({
  quote: Quote,
  difference: Difference,
  /** The parts that differ [CN10]. */
  lines: v.array(DifferenceLine),
  /** To be paid online before the edit is made. 0: it is made at once [CN7]. */
  dueNow: Dinars,
  /** Refund of a lower total [CN8]. */
  refund: Dinars,
  /** What the agency takes after the edit. */
  dueLater: Dinars,
  /** Whether the edit changes the booking. */
  changes: v.boolean(),
  /** Signature of the prices: until `signedQuoteExpiresAt` they hold for this edit, even after a change of the catalogue. */
  signedQuote: SignedQuote,
  signedQuoteExpiresAt: Instant,
});
export type EditQuote = v.InferOutput<typeof EditQuote>;

/** Schemas of the input of {@link quoteEdit}. */
export const quoteEditInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ ...seenBooking, edit: BookingEdit }),
};

/** Quotes an edit without making it. By a signed link it needs no proof of the mailbox. */
export const quoteEdit = defineEndpoint({
  name: "quoteEdit",
  method: "POST",
  path: "/api/quote-edit/{id}",
  input: inputOf<typeof quoteEditInput>(),
  answers: { 200: EditQuote },
  refusals,
  refusalBody: EditRefusal,
  session: "optional",
  retry: "safe",
});

/** The booking, and the payment session of its edit. */
export const UpdateBookingResponse = v.object({
  /** With the edit; without it while its payment is open. */
  booking: Booking,
  /**
   * Null: nothing is due and the edit is made. Until `expiresAt` the car is held for the old and the new
   * dates. A payment that comes later, or for a booking that has changed meanwhile, is returned.
   */
  paymentSession: v.nullable(PaymentSession),
});
export type UpdateBookingResponse = v.InferOutput<typeof UpdateBookingResponse>;

/** Schemas of the input of {@link updateBooking}. */
export const updateBookingInput = {
  body: v.object({
    id: EntityId,
    ...seenBooking,
    edit: BookingEdit,
    total: Dinars,
    signedQuote: v.exactOptional(SignedQuote),
  }),
};

/**
 * Edits a booking before pick-up, at the total shown, in TND. Where something is due now (`quoteEdit`), opens
 * a payment session; the edit is made when the gateway reports the payment. Sent with an `Idempotency-Key`. By a
 * signed link it needs `proveBooking` first (`proof_required`).
 */
export const updateBooking = defineEndpoint({
  name: "updateBooking",
  method: "PUT",
  path: "/api/update-booking",
  input: inputOf<typeof updateBookingInput>(),
  answers: { 200: UpdateBookingResponse },
  refusals: [
    ...refusals,
    "proof_required",
    "price_changed",
    "pay_online_unavailable",
    "gateway_unavailable",
    "idempotency_conflict",
  ],
  refusalBody: EditRefusal,
  session: "optional",
  retry: "withKey",
});
