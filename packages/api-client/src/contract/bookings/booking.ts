import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Booking } from "@sayara/domain/booking/Booking";
import { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { ReceiptOrNull } from "./ReceiptOrNull.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { Instant } from "@sayara/domain/time/Instant";
import { PaymentSessionId } from "../payment/PaymentSession.ts";
import { SignedToken } from "../texts.ts";

/**
 * An edit that waits for its payment, in dinars. Until `expiresAt` it may be paid, and the car is held for the old and
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

/** What an edit changes of a booking's dates and total, in dinars. */
export const EditedFacts = v.object({ from: Instant, to: Instant, total: Dinars });
export type EditedFacts = v.InferOutput<typeof EditedFacts>;

/** An edit that was made. */
export const MadeEdit = v.object({ id: EntityId, at: Instant, before: EditedFacts, after: EditedFacts });
export type MadeEdit = v.InferOutput<typeof MadeEdit>;

/** The cancellation option, which `payBooking` adds with the first payment, and what it then charges. Sums in TND. */
export const CancellationOffer = v.object({
  /** The quote with the option. */
  quote: Quote,
  dueNow: v.object({ downPayment: v.nullable(Dinars), full: Dinars }),
});
export type CancellationOffer = v.InferOutput<typeof CancellationOffer>;

/** A booking as its page shows it. */
export const BookingView = v.object({
  ...Booking.entries,
  /**
   * What `payBooking` charges now, in TND; 0 where nothing is due. `downPayment` is null where the agency takes none,
   * or something is paid already.
   */
  dueNow: v.object({ downPayment: v.nullable(Dinars), full: Dinars }),
  /**
   * Null where the option is chosen, not offered, or something is paid already [CN13]. Absent in answers of earlier
   * versions.
   */
  cancellationOffer: v.exactOptional(v.nullable(CancellationOffer)),
  /** Null: no edit waits for a payment. */
  openEdit: v.nullable(OpenEdit),
  /** The edits that were made, oldest first, at most the last 200. */
  edits: v.array(MadeEdit),
  /** What was reported about the rental, oldest first, at most the last 50 [PB1]. Absent in answers of earlier versions. */
  problems: v.exactOptional(v.array(ProblemReport)),
  /** True when the request's token is that of the mailed link and `confirmBooking` was not called yet. */
  mayConfirm: v.boolean(),
  /**
   * All from which `@sayara/domain/receipt/receiptOf` recomputes the receipt [RC1]. Null for a booking sold
   * before its prices were stored, and for a format that this version cannot recompute.
   */
  receipt: ReceiptOrNull,
  /** True when this browser has to call `proveBooking` before it pays, edits or cancels. */
  proofNeeded: v.boolean(),
  /** True when the caller may call `revokeBookingLinks`, perhaps after `proveBooking`. */
  mayRevokeLinks: v.boolean(),
});
export type BookingView = v.InferOutput<typeof BookingView>;

/** Schemas of the input of {@link booking}. */
export const bookingInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.optional(SignedToken) }),
};

/**
 * Returns one booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token of a
 * signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see is
 * refused as `not_found`, like one that does not exist.
 */
export const booking = defineEndpoint({
  name: "booking",
  method: "GET",
  path: "/api/booking/{id}/{language}",
  input: inputOf<typeof bookingInput>(),
  answers: { 200: BookingView },
  refusals: ["not_signed_in", "not_found", "link_revoked"],
  session: "optional",
  secretInUrl: true,
});
