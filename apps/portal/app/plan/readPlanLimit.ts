import type { Client } from "@sayara/api-client/client/createClient";
import { type PlanLimitUse, supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { PlanLimit } from "@sayara/domain/subscription/planCapabilities";

/** Reads what an agency uses of a limit of its plan; null if that fails: the page works without it. */
export async function readPlanLimit(
  call: Client,
  { supplier, limit, signal }: { supplier: string; limit: PlanLimit; signal?: AbortSignal | undefined },
): Promise<PlanLimitUse | null> {
  const response = await call(supplierPlan, { params: { supplier } }, signal && { signal }).catch(() => null);
  return response?.ok === true ? response.data.limits[limit] : null;
}
