import type { FormProblem } from "./FormProblem.ts";

const unhandledCodes: ReadonlySet<string> = new Set(["invalid_input", "internal", "not_ready"]);

/** Whether the generic sentence applies: faults, bad requests and unhandled errors (product.md, section 8). */
export function isUnhandled(problem: FormProblem): boolean {
  return problem.kind === "fault" || (problem.kind === "refused" && unhandledCodes.has(problem.code));
}
