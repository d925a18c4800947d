import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";
import { OnlinePayment, PaymentSession } from "./PaymentSession.ts";

/**
 * Begins to pay a booking that exists: one made to be paid later, the rest of one with a down payment, or one whose
 * checkout was left at the card. A session that is still open is given again. Sent with an `Idempotency-Key`.
 * The booking changes when the gateway says that it was paid.
 */
export const payBooking = defineEndpoint({
  name: "payBooking",
  planned: true,
  method: "POST",
  path: "/api/pay-booking/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({
    /** The version that was seen. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** A guest's key to the booking. */
    token: v.exactOptional(SignedToken),
    payment: OnlinePayment,
  }),
  answers: { 200: PaymentSession },
  refusals: [
    "not_signed_in",
    "not_allowed",
    "not_found",
    "stale_version",
    "transition_refused",
    "car_taken",
    "pay_online_unavailable",
    "idempotency_conflict",
  ],
  session: "optional",
  retry: "withKey",
});
