import { useLingui } from "@lingui/react";
import { faultWords } from "@sayara/i18n/words/faultWords";
import type { FormProblem } from "./FormProblem.ts";
import { useProblemWords } from "./useProblemWords.ts";

/**
 * What a toast says of a problem: the generic sentence for faults (network, timeout, broken answer), bad requests and
 * whatever nobody handled (specification, section 8). What can be done about it stands beside the form.
 */
export function useToastWords(): (problem: FormProblem, no?: string) => string {
  const { i18n } = useLingui();
  const words = useProblemWords();
  return (problem, no) => (isUnhandled(problem) ? i18n._(faultWords.unknown) : words(problem, no));
}

const unhandledCodes: ReadonlySet<string> = new Set(["invalid_input", "internal", "not_ready"]);

function isUnhandled(problem: FormProblem): boolean {
  return problem.kind === "fault" || (problem.kind === "refused" && unhandledCodes.has(problem.code));
}
