import type { Client } from "@sayara/api-client/client/createClient";
import { supplierTeam, type Team } from "@sayara/api-client/contract/suppliers/team";
import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { readPlanLimit } from "#portal/plan/readPlanLimit.ts";

export interface TeamData {
  /** Null if the person's role may not read the team. */
  team: Team | null;
  /** Number of people and the plan's limit; null if unknown. */
  planLimit: PlanLimitUse | null;
}

/** Reads the agency's people. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<TeamData> {
  const planLimit = readPlanLimit(call, { supplier, limit: "people", signal });
  const team = await call(supplierTeam, { params: { supplier } }, signal && { signal });
  if (!team.ok && team.refusal.code !== "not_allowed")
    throw new Error(`the team was refused: ${team.refusal.code}`);
  return { team: team.ok ? team.data : null, planLimit: await planLimit };
}
