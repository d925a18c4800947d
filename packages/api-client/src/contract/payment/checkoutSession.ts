import { EntityId } from "@sayara/domain/id/EntityId";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Gateway, PaymentSessionId } from "./PaymentSession.ts";

/**
 * How a payment stands. `open`: nothing was paid yet, another card may be tried. `paid`: the booking, or its edit, is
 * made. `expired`: nothing was paid in time. `refunded`: paid too late, and the car was gone.
 */
export const PaymentSessionStatus = v.picklist(["open", "paid", "expired", "refunded"]);
export type PaymentSessionStatus = v.InferOutput<typeof PaymentSessionStatus>;

/**
 * Asks the gateway how a payment stands, and settles the booking by its word. `payment_failed`: the last card was
 * declined; while the session lasts another one may be tried.
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

/** Which booking a checkout session pays. */
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

/** Told by a payment gateway's server, never by a browser: its signature shows who speaks, not an origin or a cookie. */
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
