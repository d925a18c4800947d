import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { checkCheckoutSession, type PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { PaymentSessionId } from "@sayara/api-client/contract/payment/PaymentSession";
import * as v from "valibot";

export type PaymentData =
  | { state: "known"; payment: PaymentState }
  /** The address names no payment. */
  | { state: "unknown" }
  /** The API or the gateway did not answer: nothing is known about the payment. */
  | { state: "unreachable" };

/** Reads a payment's state; the API asks the gateway unless the payment is over. */
export async function loadPayment(call: Client, sessionId: string): Promise<PaymentData> {
  if (!v.is(PaymentSessionId, sessionId)) return { state: "unknown" };
  try {
    const outcome = await call(checkCheckoutSession, { params: { sessionId } });
    if (outcome.ok) return { state: "known", payment: outcome.data };
    return { state: outcome.refusal.code === "not_found" ? "unknown" : "unreachable" };
  } catch (error) {
    if (error instanceof Fault) return { state: "unreachable" };
    throw error;
  }
}
