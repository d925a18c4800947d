import { EntityId } from "@sayara/domain/id/EntityId";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const SessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** Asks the gateway how a payment stands, and settles the booking by its word. */
export const checkCheckoutSession = defineEndpoint({
  name: "checkCheckoutSession",
  method: "POST",
  path: "/api/check-checkout-session/{sessionId}",
  params: v.object({ sessionId: SessionId }),
  answers: { 200: v.object({ bookingId: EntityId, status: BookingStatus }) },
  refusals: ["not_found", "payment_failed"],
  session: "optional",
  retry: "safe",
});

/** Which booking a checkout session pays. */
export const bookingIdOfSession = defineEndpoint({
  name: "bookingIdOfSession",
  method: "GET",
  path: "/api/booking-id/{sessionId}",
  params: v.object({ sessionId: SessionId }),
  answers: { 200: v.object({ bookingId: EntityId }) },
  refusals: ["not_found"],
  session: "optional",
});

/** Told by a payment gateway; its signature, not an origin or a cookie, shows who speaks. */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  method: "POST",
  path: "/api/payment-webhook/{gateway}",
  params: v.object({ gateway: v.picklist(["sandbox", "stripe"]) }),
  body: v.unknown(),
  answers: { 200: noContent },
  refusals: ["not_allowed", "not_found"],
  credentials: false,
});
