import { EntityId } from "@sayara/domain/id/EntityId";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { RefundPreview } from "../bookings/RefundPreview.ts";
import { noContent } from "../noContent.ts";
import { WebAddress } from "../texts.ts";
import { PaymentDisplay, PaymentSessionId } from "./PaymentSession.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/**
 * State of a payment. `open`: not paid, another card may be tried. `paid`: the booking or its edit is made. `expired`:
 * not paid before the session ended. `refunded`: paid, but the booking could no longer accept the payment; the money is
 * refunded.
 */
export const PaymentSessionStatus = v.picklist(["open", "paid", "expired", "refunded"]);
export type PaymentSessionStatus = v.InferOutput<typeof PaymentSessionStatus>;

/** Purpose of a payment: a new booking, the rest of a booking's total, or a booking's edit. */
export const PaymentPurpose = v.picklist(["checkout", "rest", "edit"]);
export type PaymentPurpose = v.InferOutput<typeof PaymentPurpose>;

/** A payment as shown on its page. It gives access to neither the booking nor the driver's details. */
export const PaymentState = v.object({
  bookingId: EntityId,
  reference: BookingReference,
  /** Status of the booking. `paid` and `deposit` may result from another payment. */
  status: orUnknown(BookingStatus),
  payment: orUnknown(PaymentSessionStatus),
  purpose: orUnknown(PaymentPurpose),
  /** Why the last card was not charged; null without an attempt, or after the payment succeeded. */
  failure: v.nullable(orUnknown(PaymentFailure)),
  /** The sum of this payment, in TND. */
  amount: Dinars,
  currency: Currency,
  gateway: orUnknown(Gateway),
  display: orUnknown(PaymentDisplay),
  /** The gateway's page for another card; null unless the payment is open. */
  url: v.nullable(WebAddress),
  expiresAt: Instant,
  /**
   * What would be refunded if the booking were cancelled after this payment; null unless the payment is open [CN13].
   * Absent in responses of earlier versions.
   */
  refundAfter: v.exactOptional(v.nullable(RefundPreview)),
  /**
   * Fee of the cancellation option, in TND, if `payBooking` can still add the option instead; otherwise null. Absent in
   * responses of earlier versions.
   */
  cancellationFee: v.exactOptional(v.nullable(Dinars)),
});
export type PaymentState = v.InferOutput<typeof PaymentState>;

/** Input schemas of {@link checkCheckoutSession}. */
export const checkCheckoutSessionInput = {
  params: v.object({ sessionId: PaymentSessionId }),
};

/**
 * Returns a payment's state and updates the booking. The state of an unfinished payment is read from the
 * gateway first. If the gateway does not respond, the call is refused with `gateway_unavailable`, and the
 * state is unknown. While the payment is `open`, the driver may try another card.
 */
export const checkCheckoutSession = defineEndpoint({
  name: "checkCheckoutSession",
  method: "POST",
  path: "/api/check-checkout-session/{sessionId}",
  input: inputOf<typeof checkCheckoutSessionInput>(),
  responses: { 200: PaymentState },
  refusals: ["not_found", "gateway_unavailable"],
  session: "optional",
  retry: "safe",
});

/** Input schemas of {@link bookingIdOfSession}. */
export const bookingIdOfSessionInput = {
  params: v.object({ sessionId: PaymentSessionId }),
};

/** Returns the booking of a checkout session. */
export const bookingIdOfSession = defineEndpoint({
  name: "bookingIdOfSession",
  method: "GET",
  path: "/api/booking-id/{sessionId}",
  input: inputOf<typeof bookingIdOfSessionInput>(),
  responses: { 200: v.object({ bookingId: EntityId }) },
  refusals: ["not_found"],
  session: "optional",
});

/** Input schemas of {@link paymentWebhook}. */
export const paymentWebhookInput = {
  params: v.object({ gateway: Gateway }),
  body: v.unknown(),
};

/**
 * Receives a payment gateway's webhook event. Called by the gateway's server, never by a browser; authenticated by its
 * signature, not by origin or cookie. Konnect does not sign its webhooks and sends GET requests with `payment_ref`. A
 * signed event of another type, or for another shop's payment, is acknowledged with 200 and ignored.
 */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  method: "POST",
  path: "/api/payment-webhook/{gateway}",
  input: inputOf<typeof paymentWebhookInput>(),
  responses: { 200: noContent },
  refusals: ["not_allowed", "not_found", "gateway_unavailable"],
});
