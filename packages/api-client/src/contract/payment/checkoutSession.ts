import { EntityId } from "@sayara/domain/id/EntityId";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Gateway, PaymentSessionId } from "./PaymentSession.ts";

/**
 * State of a payment. `open`: not paid, another card may be tried. `paid`: the booking or its edit is made.
 * `expired`: not paid in time. `refunded`: paid too late, and the car was taken.
 */
export const PaymentSessionStatus = v.picklist(["open", "paid", "expired", "refunded"]);
export type PaymentSessionStatus = v.InferOutput<typeof PaymentSessionStatus>;

/**
 * Requests a payment's state from the gateway and updates the booking. `payment_failed`: the last card was
 * declined; another one may be tried while the session is open.
 */
export const checkCheckoutSession = defineEndpoint({
  name: "checkCheckoutSession",
  planned: true,
  method: "POST",
  path: "/api/check-checkout-session/{sessionId}",
  params: v.object({ sessionId: PaymentSessionId }),
  answers: { 200: v.object({ bookingId: EntityId, status: BookingStatus, payment: PaymentSessionStatus }) },
  refusals: ["not_found", "payment_failed"],
  session: "optional",
  retry: "safe",
});

/** The booking of a checkout session. */
export const bookingIdOfSession = defineEndpoint({
  name: "bookingIdOfSession",
  planned: true,
  method: "GET",
  path: "/api/booking-id/{sessionId}",
  params: v.object({ sessionId: PaymentSessionId }),
  answers: { 200: v.object({ bookingId: EntityId }) },
  refusals: ["not_found"],
  session: "optional",
});

/**
 * Called by a payment gateway's server, never by a browser. Authenticated by its signature, not by origin or
 * cookie.
 */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  planned: true,
  method: "POST",
  path: "/api/payment-webhook/{gateway}",
  params: v.object({ gateway: Gateway }),
  body: v.unknown(),
  answers: { 200: noContent },
  refusals: ["not_allowed", "not_found"],
});
