import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { type ChecklistGap, checklistSteps, type ChecklistStep } from "@sayara/domain/supplier/checklist";

/**
 * The checklist of an agency that has completed every step but not applied yet. `gaps` are the missing parts
 * by step.
 */
export function aChecklist(
  gaps: Partial<Record<ChecklistStep, ChecklistGap[]>> = {},
  changes: Partial<SupplierChecklist> = {},
): SupplierChecklist {
  const lacking = { publish: ["acceptance_missing" as const], ...gaps };
  return {
    steps: checklistSteps.map((step) => ({ step, gaps: lacking[step] ?? [] })),
    missingDocuments: [],
    canSubmit: Object.keys(gaps).length === 0,
    submittedAt: null,
    reason: null,
    ...changes,
  };
}
