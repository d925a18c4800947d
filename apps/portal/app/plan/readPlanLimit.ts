import type { Client } from "@sayara/api-client/client/createClient";
import { type PlanLimitUse, supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { PlanLimit } from "@sayara/domain/subscription/planCapabilities";

/**
 * Reads how much of a plan's limit an agency uses. Returns null if that fails, because the page works without
 * it.
 */
export async function readPlanLimit(
  call: Client,
  { supplier, limit, signal }: { supplier: string; limit: PlanLimit; signal?: AbortSignal | undefined },
): Promise<PlanLimitUse | null> {
  const response = await call(supplierPlan, { params: { supplier } }, signal && { signal }).catch(() => null);
  return response?.ok === true ? response.data.limits[limit] : null;
}
