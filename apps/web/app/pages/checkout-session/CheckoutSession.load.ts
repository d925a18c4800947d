import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { checkCheckoutSession, type PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { PaymentSessionId } from "@sayara/api-client/contract/payment/PaymentSession";
import * as v from "valibot";

export type PaymentData =
  | { state: "known"; payment: PaymentState }
  /** The URL names no payment. */
  | { state: "unknown" }
  /** The API or the gateway did not respond, so nothing is known about the payment. */
  | { state: "unreachable" };

/** Loads a payment's state. The API queries the gateway unless the payment has ended. */
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
