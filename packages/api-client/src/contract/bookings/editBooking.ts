import { Booking } from "@sayara/domain/booking/Booking";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Difference, DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { HandOverAddress } from "@sayara/domain/validation/HandOverAddress";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PaymentSession } from "../payment/PaymentSession.ts";
import { IdOrSlug } from "../segments.ts";
import { text } from "../texts.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { EditRefusal } from "./EditRefusal.ts";

/** Changes that a driver may make before pick-up. The options cancellation and amendments cannot be changed. */
export const BookingEdit = v.object({
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: v.omit(RentalOptions, ["cancellation", "amendments"]),
  /** The extras after the edit. If absent, the booked extras stay [EX7]. */
  extras: v.exactOptional(ExtraChoices),
  /** The delivery address after the edit; null removes the delivery. If absent, it stays as booked [FE13]. */
  deliveryAddress: v.exactOptional(v.nullable(HandOverAddress)),
  /** The collection address after the edit, with the rules of `deliveryAddress` [FE16]. */
  collectionAddress: v.exactOptional(v.nullable(HandOverAddress)),
  /** Required if the option `additionalDriver` is chosen. */
  additionalDriver: v.exactOptional(AdditionalDriverDetails),
  /**
   * Day since which the driver has held a licence. Required if the pick-up becomes earlier and the car
   * requires a licence held for a number of years. It is not stored.
   */
  licenceSince: v.exactOptional(CalendarDate),
});
export type BookingEdit = v.InferOutput<typeof BookingEdit>;

/** Signature of a quote, which contains the prices. */
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
  "extra_unavailable",
  "delivery_unavailable",
  "collection_unavailable",
  "extra_taken",
] as const;

/** Price of an edit, in TND: the new quote, and its difference from the old total (negative if lower). */
export const EditQuote = v.object({
  quote: Quote,
  difference: Difference,
  /** The price lines that differ [CN10]. */
  lines: v.array(DifferenceLine),
  /** Sum to be paid online before the edit is made. If 0, the edit is made at once [CN7]. */
  dueNow: Dinars,
  /** Refund for a lower total [CN8]. */
  refund: Dinars,
  /** Sum that the agency collects after the edit. */
  dueLater: Dinars,
  /** Whether the edit changes the booking. */
  changes: v.boolean(),
  /** Signature of the prices. Until `signedQuoteExpiresAt`, they apply to this edit, even after a catalogue change. */
  signedQuote: SignedQuote,
  signedQuoteExpiresAt: Instant,
});
export type EditQuote = v.InferOutput<typeof EditQuote>;

/** Input schemas of {@link quoteEdit}. */
export const quoteEditInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ ...versionAndToken, edit: BookingEdit }),
};

/** Quotes an edit without making it. With a signed link, no proof of the mailbox is needed. */
export const quoteEdit = defineEndpoint({
  name: "quoteEdit",
  method: "POST",
  path: "/api/quote-edit/{id}",
  input: inputOf<typeof quoteEditInput>(),
  responses: { 200: EditQuote },
  refusals,
  refusalBody: EditRefusal,
  session: "optional",
  retry: "safe",
});

/** The booking and the payment session of its edit. */
export const UpdateBookingResponse = v.object({
  /** Includes the edit, unless its payment is still open. */
  booking: Booking,
  /**
   * Null if nothing is due and the edit is made. Until `expiresAt`, the car is held for the old and the new dates. A
   * payment that arrives later, or for a booking that has changed since, is refunded.
   */
  paymentSession: v.nullable(PaymentSession),
});
export type UpdateBookingResponse = v.InferOutput<typeof UpdateBookingResponse>;

/** Input schemas of {@link updateBooking}. */
export const updateBookingInput = {
  body: v.object({
    id: EntityId,
    ...versionAndToken,
    edit: BookingEdit,
    total: Dinars,
    signedQuote: v.exactOptional(SignedQuote),
  }),
};

/**
 * Edits a booking before pick-up, at the total shown, in TND. If something is due now (`quoteEdit`), opens a payment
 * session; the edit is made when the gateway reports the payment. Sent with an `Idempotency-Key`. With a signed link,
 * call `proveBooking` first (`proof_required`).
 */
export const updateBooking = defineEndpoint({
  name: "updateBooking",
  method: "PUT",
  path: "/api/update-booking",
  input: inputOf<typeof updateBookingInput>(),
  responses: { 200: UpdateBookingResponse },
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
