import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";

/** Returns the number of steps that a joining agency has to complete before it can apply [JN3]. */
export function openSteps({ steps }: Pick<SupplierChecklist, "steps">): number {
  return steps.filter(({ step, gaps }) => step !== "publish" && gaps.length > 0).length;
}

/** Returns whether the marketplace has accepted an agency. Drivers see only accepted agencies [JN1]. */
export function isAccepted({ steps }: Pick<SupplierChecklist, "steps">): boolean {
  return steps.every(({ step, gaps }) => step !== "publish" || gaps.length === 0);
}
