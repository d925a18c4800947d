import { useLingui } from "@lingui/react";
import { faultWords } from "@sayara/i18n/words/faultWords";
import type { FormProblem } from "./FormProblem.ts";
import { isUnhandled } from "./isUnhandled.ts";
import { useProblemWords } from "./useProblemWords.ts";

/**
 * Returns a toast's words for a problem: the generic sentence for faults, bad requests and unhandled errors (product.md,
 * section 8). The notice beside the form shows the details. `no` is the meaning of a 204 on this page.
 */
export function useToastWords(): (problem: FormProblem, no?: string) => string {
  const { i18n } = useLingui();
  const words = useProblemWords();
  return (problem, no) => (isUnhandled(problem) ? i18n._(faultWords.unknown) : words(problem, no));
}
