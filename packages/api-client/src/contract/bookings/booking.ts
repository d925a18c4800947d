import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Booking } from "@sayara/domain/booking/Booking";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/** A booking as its page shows it. */
export const BookingView = v.object({
  ...Booking.entries,
  /**
   * What `payBooking` charges now, in TND; 0 where nothing is due. `downPayment` is null where the agency takes none,
   * or something is paid already.
   */
  dueNow: v.object({ downPayment: v.nullable(Dinars), full: Dinars }),
  /** True when the request's token is that of the mailed link and `confirmBooking` was not called yet. */
  mayConfirm: v.boolean(),
  /**
   * All from which `@sayara/domain/receipt/receiptOf` recomputes the receipt [RC1]. Null for a booking sold
   * before its prices were stored.
   */
  receipt: v.nullable(ReceiptInput),
  /** True when this browser has to call `proveBooking` before it pays, edits or cancels. */
  proofNeeded: v.boolean(),
  /** True when the caller may call `revokeBookingLinks`, perhaps after `proveBooking`. */
  mayRevokeLinks: v.boolean(),
});
export type BookingView = v.InferOutput<typeof BookingView>;

/**
 * One booking: a driver's own, one of the agency's cars, or any for an admin. A guest sends the token of a
 * signed link. Changes nothing, because mail scanners open links. A booking that the caller may not see is
 * refused as `not_found`, like one that does not exist.
 */
export const booking = defineEndpoint({
  name: "booking",
  method: "GET",
  path: "/api/booking/{id}/{language}",
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.optional(SignedToken) }),
  answers: { 200: BookingView },
  refusals: ["not_signed_in", "not_found", "link_revoked"],
  session: "optional",
  secretInUrl: true,
});
