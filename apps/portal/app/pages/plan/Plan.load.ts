import type { Client } from "@sayara/api-client/client/createClient";
import {
  checkPlanPayment,
  type PlanPaymentState,
} from "@sayara/api-client/contract/subscriptions/changePlan";
import { type SupplierPlan, supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";

export interface PlanData {
  plan: SupplierPlan;
  /** The payment from which the gateway leads back; `unknown` if its state cannot be read now. Null without one. */
  payment: PlanPaymentState | "unknown" | null;
}

interface PlanQuery {
  supplier: string;
  /** Id of a payment in the URL. */
  paymentId: string | null;
  signal?: AbortSignal;
}

/** Reads the plan, after the payment from which the gateway leads back. @throws Fault, or Error if the API refuses */
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
