import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { Stripe } from "stripe";
import * as v from "valibot";
import { GatewayContradictionError } from "./GatewayContradictionError.ts";
import type { GatewaySession } from "./PaymentGateway.ts";

/** The fields of Stripe's response that are used. */
const CheckoutSession = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  created: v.number(),
  status: v.nullable(v.string()),
  payment_status: v.string(),
  amount_total: v.number(),
  currency: v.pipe(v.string(), v.maxLength(10), v.toUpperCase()),
  payment_intent: v.nullable(
    v.object({
      id: v.string(),
      created: v.number(),
      latest_charge: v.nullable(v.object({ created: v.number() })),
      last_payment_error: v.nullable(
        v.object({ code: v.optional(v.string(), ""), decline_code: v.optional(v.string(), "") }),
      ),
    }),
  ),
});

/**
 * Converts a session with its payment and charge.
 *
 * @throws GatewayContradictionError for a response of another shape.
 */
export function toStripeSession(response: Stripe.Checkout.Session): GatewaySession {
  const { success, output } = v.safeParse(CheckoutSession, response);
  if (!success) throw new GatewayContradictionError("the gateway's answer is not valid");
  const { payment_intent: payment, created, ...session } = output;
  const isPaid = session.payment_status === "paid";
  const paidAt = payment?.latest_charge?.created ?? payment?.created ?? created;
  return {
    id: session.id,
    state: isPaid ? "paid" : session.status === "expired" ? "expired" : "open",
    amountMillimes: session.amount_total,
    currency: session.currency,
    lastFailure: isPaid ? null : failureOf(payment?.last_payment_error ?? null),
    paidAt: isPaid ? new Date(paidAt * 1000) : null,
    paymentReference: payment?.id ?? null,
  };
}

/** Failures by Stripe's decline code, else by its error code. */
const failures: Record<string, PaymentFailure> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "card_expired",
  lost_card: "card_lost",
  stolen_card: "card_lost",
  authentication_required: "authentication_failed",
  payment_intent_authentication_failure: "authentication_failed",
};

function failureOf(error: { code: string; decline_code: string } | null): PaymentFailure | null {
  if (error === null) return null;
  return failures[error.decline_code] ?? failures[error.code] ?? "card_declined";
}
