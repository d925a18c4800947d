import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";
import { BookingView } from "./booking.ts";

/**
 * A guest confirms a booking with the token of the mailed link: from then on the car is held for as long as the agency
 * has to answer. Repeated, it gives the booking as it is now. `not_allowed`: the token is not the mailed link's, so it
 * does not show that the address was reached. `transition_refused`: the booking has ended meanwhile.
 */
export const confirmBooking = defineEndpoint({
  name: "confirmBooking",
  method: "POST",
  path: "/api/confirm-booking/{id}/{language}",
  params: v.object({ id: EntityId, language: Language }),
  body: v.object({ token: SignedToken }),
  answers: { 200: BookingView },
  refusals: ["not_allowed", "not_found", "transition_refused"],
  retry: "safe",
});
