import type { Outcome } from "./Outcome.ts";

const kinds = ["new", "changed", "gone", "failed", "same"] as const;

/** Counts outcomes, as in `2 new, 1 changed, 0 gone, 0 failed, 510 same`. */
export function summary(outcomes: readonly Outcome[]): string {
  return kinds
    .map((kind) => `${outcomes.filter((outcome) => outcome.kind === kind).length} ${kind}`)
    .join(", ");
}
