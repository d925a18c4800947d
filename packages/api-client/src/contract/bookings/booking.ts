import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Booking } from "@sayara/domain/booking/Booking";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/** A booking as its page needs it. */
export const BookingView = v.object({
  ...Booking.entries,
  /** The token sent along is that of the mailed link, and `confirmBooking` is still to be called with it. */
  mayConfirm: v.boolean(),
});
export type BookingView = v.InferOutput<typeof BookingView>;

/**
 * One booking: the driver's own, one of the agency's cars, or any for an admin; a guest gives the token of a signed
 * link. It changes nothing, since mail scanners open links. A booking that the caller may not see is answered
 * `not_found`, like one that does not exist.
 */
export const booking = defineEndpoint({
  name: "booking",
  method: "GET",
  path: "/api/booking/{id}/{language}",
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.optional(SignedToken) }),
  answers: { 200: BookingView },
  refusals: ["not_signed_in", "not_found"],
  session: "optional",
  secretInUrl: true,
});
