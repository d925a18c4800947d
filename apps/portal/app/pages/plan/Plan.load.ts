import type { Client } from "@sayara/api-client/client/createClient";
import {
  checkPlanPayment,
  type PlanPaymentState,
} from "@sayara/api-client/contract/subscriptions/changePlan";
import { type SupplierPlan, supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";

export interface PlanData {
  plan: SupplierPlan;
  /**
   * The payment named in the return URL of the gateway; null if there is none. `unknown` if its state cannot
   * be read now.
   */
  payment: PlanPaymentState | "unknown" | null;
}

interface PlanQuery {
  supplier: string;
  /** Id of a payment, from the URL. */
  paymentId: string | null;
  signal?: AbortSignal;
}

/**
 * Reads the plan, after checking the payment that the user returns from.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(call: Client, { supplier, paymentId, signal }: PlanQuery): Promise<PlanData> {
  const options = signal && { signal };
  const payment = paymentId === null ? null : await readPayment();
  const response = await call(supplierPlan, { params: { supplier } }, options);
  if (!response.ok) throw new Error(`supplierPlan was refused: ${response.refusal.code}`);
  return { plan: response.data, payment };

  async function readPayment(): Promise<PlanData["payment"]> {
    const params = { supplier, id: paymentId ?? "" };
    const checked = await call(checkPlanPayment, { params }, options);
    if (checked.ok) return checked.data;
    return checked.refusal.code === "gateway_unavailable" ? "unknown" : null;
  }
}
