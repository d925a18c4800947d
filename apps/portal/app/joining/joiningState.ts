import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";

/** Returns how many steps an agency that joins has to do itself, before it asks to be accepted [JN3]. */
export function openSteps({ steps }: Pick<SupplierChecklist, "steps">): number {
  return steps.filter(({ step, gaps }) => step !== "publish" && gaps.length > 0).length;
}

/** Returns whether the marketplace has accepted an agency, so that drivers see it [JN1]. */
export function isAccepted({ steps }: Pick<SupplierChecklist, "steps">): boolean {
  return steps.every(({ step, gaps }) => step !== "publish" || gaps.length === 0);
}
