import * as v from "valibot";

/**
 * Reasons why a gateway did not take a payment. `gateway_timeout`: the outcome is unknown, and the payment may still
 * succeed.
 */
export const paymentFailures = [
  "card_declined",
  "insufficient_funds",
  "card_expired",
  "card_lost",
  "authentication_failed",
  "gateway_timeout",
] as const;
/** One of {@link paymentFailures}. */
export const PaymentFailure = v.picklist(paymentFailures);
export type PaymentFailure = v.InferOutput<typeof PaymentFailure>;
