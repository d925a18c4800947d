import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import { Booking } from "@sayara/domain/booking/Booking";
import { ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
import { MessageReport } from "@sayara/domain/booking/messages/BookingMessage";
import { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Dinars } from "@sayara/domain/money/Dinars";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { ReceiptOrNull } from "./ReceiptOrNull.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { Instant } from "@sayara/domain/time/Instant";
import { PaymentSessionId } from "../payment/PaymentSession.ts";
import { SignedToken } from "../texts.ts";

/**
 * An edit that waits for its payment, in TND. Until `expiresAt`, it may be paid, and the car is held for the old and
 * the new dates.
 */
export const OpenEdit = v.object({
  sessionId: PaymentSessionId,
  amount: Dinars,
  expiresAt: Instant,
  from: Instant,
  to: Instant,
  total: Dinars,
});
export type OpenEdit = v.InferOutput<typeof OpenEdit>;

/** Dates and total of a booking before or after an edit, in TND. */
export const EditedFacts = v.object({ from: Instant, to: Instant, total: Dinars });
export type EditedFacts = v.InferOutput<typeof EditedFacts>;

/** A completed edit. */
export const MadeEdit = v.object({ id: EntityId, at: Instant, before: EditedFacts, after: EditedFacts });
export type MadeEdit = v.InferOutput<typeof MadeEdit>;

/**
 * The cancellation option that `payBooking` adds with the first payment, and the resulting charge, in TND.
 */
export const CancellationOffer = v.object({
  /** The quote with the option. */
  quote: Quote,
  dueNow: v.object({ downPayment: v.nullable(Dinars), full: Dinars }),
});
export type CancellationOffer = v.InferOutput<typeof CancellationOffer>;

const messageCount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A booking as shown on its page. */
export const BookingView = v.object({
  ...Booking.entries,
  /**
   * The sum that `payBooking` charges now, in TND; 0 if nothing is due. `downPayment` is null if the agency takes none,
   * or if something has been paid already.
   */
  dueNow: v.object({ downPayment: v.nullable(Dinars), full: Dinars }),
  /**
   * Null if the option is already chosen or not offered, or if something has been paid already [CN13]. Absent in
   * responses of earlier versions.
   */
  cancellationOffer: v.exactOptional(v.nullable(CancellationOffer)),
  /**
   * Where the agency hands over and takes back the car, if it has described these places. Without the pick-up
   * place if the car is delivered. Absent in responses of earlier versions.
   */
  meetingPlaces: v.exactOptional(v.array(MeetingPlace)),
  /** Null if no edit waits for a payment. */
  openEdit: v.nullable(OpenEdit),
  /** Completed edits, oldest first, at most the last 200. */
  edits: v.array(MadeEdit),
  /**
   * Problems reported with the rental, oldest first, with the ids of their photos; `problemPicture` returns a photo
   * [PB1–PB3]. Absent in responses of earlier versions.
   */
  problems: v.exactOptional(v.array(ProblemReport)),
  /**
   * The condition reports signed at hand-over and return; `conditionPicture` returns a photo [HO1–HO5]. Absent in
   * responses of earlier versions.
   */
  conditionReports: v.exactOptional(ConditionReports),
  /**
   * Number of messages about the booking, and of those that the caller's side has not read. `reports`: the
   * open reports of the caller's side; for an administrator, who reads messages only after a report, all open
   * reports [MS7]. Absent in responses of earlier versions.
   */
  messages: v.exactOptional(
    v.object({
      count: messageCount,
      unread: messageCount,
      /** The language in which the driver booked. */
      language: orUnknown(Language),
      /** Whether the caller may read the messages as driver or agency. */
      isReadable: v.boolean(),
      /** Whether the agency has been notified of the booking. If false, new messages are refused [MS1]. */
      isKnownToAgency: v.boolean(),
      reports: v.array(MessageReport),
    }),
  ),
  /** True if the request's token is from the mailed link and `confirmBooking` has not been called yet. */
  mayConfirm: v.boolean(),
  /**
   * Everything that `@sayara/domain/receipt/receiptOf` needs to recompute the receipt [RC1]. Null for a booking sold
   * before its prices were stored, and for a format that this version cannot recompute.
   */
  receipt: ReceiptOrNull,
  /** True if this browser must call `proveBooking` before it pays, edits or cancels. */
  proofNeeded: v.boolean(),
  /** True if the caller may call `revokeBookingLinks`, perhaps after `proveBooking`. */
  mayRevokeLinks: v.boolean(),
});
export type BookingView = v.InferOutput<typeof BookingView>;

/** Input schemas of {@link booking}. */
export const bookingInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.optional(SignedToken) }),
};

/**
 * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token
 * of a signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see
 * is refused with `not_found`, like one that does not exist.
 */
export const booking = defineEndpoint({
  name: "booking",
  method: "GET",
  path: "/api/booking/{id}/{language}",
  input: inputOf<typeof bookingInput>(),
  responses: { 200: BookingView },
  refusals: ["not_signed_in", "not_found", "link_revoked"],
  session: "optional",
  secretInUrl: true,
});
