import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";
import { BookingView } from "./booking.ts";

/** Input schemas of {@link confirmBooking}. */
export const confirmBookingInput = {
  params: v.object({ id: EntityId, language: Language }),
  body: v.object({ token: SignedToken }),
};

/**
 * Confirms a guest's booking with the token of the mailed link. Extends the hold to the agency's response deadline. A
 * repeated call returns the current booking. `not_allowed`: the token is not from the mailed link, so it does not prove
 * the address. `transition_refused`: the booking has ended.
 */
export const confirmBooking = defineEndpoint({
  name: "confirmBooking",
  method: "POST",
  path: "/api/confirm-booking/{id}/{language}",
  input: inputOf<typeof confirmBookingInput>(),
  responses: { 200: BookingView },
  refusals: ["not_allowed", "not_found", "link_revoked", "transition_refused"],
  retry: "safe",
});
