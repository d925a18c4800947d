import type { DocumentReviewStatus } from "./DocumentReviewStatus.ts";

/** An allowed transition of a document's review. `by: "supplier"` means that the agency resubmits the document. */
export interface DocumentReviewTransition {
  from: DocumentReviewStatus;
  to: DocumentReviewStatus;
  by: "admin" | "supplier";
}

/**
 * Transitions of a document's review [DR1]. An admin accepts or refuses a document in review and may withdraw an
 * acceptance. A new version of a decided document is in review again.
 */
export const documentReviewTransitions: readonly DocumentReviewTransition[] = [
  { from: "en_revue", to: "accepte", by: "admin" },
  { from: "en_revue", to: "refuse", by: "admin" },
  { from: "accepte", to: "refuse", by: "admin" },
  { from: "accepte", to: "en_revue", by: "supplier" },
  { from: "refuse", to: "en_revue", by: "supplier" },
];

/** Returns whether a transition of a document's review is allowed [DR1]. */
export function isReviewTransitionAllowed({ from, to, by }: DocumentReviewTransition): boolean {
  return documentReviewTransitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by === by,
  );
}
