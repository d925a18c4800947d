import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Booking } from "@sayara/domain/booking/Booking";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/**
 * One booking: the driver's own, one of the agency's cars, or any for an admin; a guest gives the token of a signed
 * link. The token of the mailed link also tells that the address was reached.
 */
export const booking = defineEndpoint({
  name: "booking",
  method: "GET",
  path: "/api/booking/{id}/{language}",
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.optional(SignedToken) }),
  answers: { 200: Booking },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "optional",
  secretInUrl: true,
});
