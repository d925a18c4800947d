import type { DocumentReviewStatus } from "./DocumentReviewStatus.ts";

/** One allowed step of a document's review. `supplier`: the agency hands the document in anew. */
export interface DocumentReviewTransition {
  from: DocumentReviewStatus;
  to: DocumentReviewStatus;
  by: "admin" | "supplier";
}

/**
 * How the review of an agency's document moves [DR1]. The specification shows only the states: an admin accepts or
 * refuses what is in review and may withdraw an acceptance; a document handed in anew is in review again.
 */
export const documentReviewTransitions: readonly DocumentReviewTransition[] = [
  { from: "en_revue", to: "accepte", by: "admin" },
  { from: "en_revue", to: "refuse", by: "admin" },
  { from: "accepte", to: "refuse", by: "admin" },
  { from: "accepte", to: "en_revue", by: "supplier" },
  { from: "refuse", to: "en_revue", by: "supplier" },
];

/** Whether the review of a document may move so [DR1]. */
export function canMoveReview({ from, to, by }: DocumentReviewTransition): boolean {
  return documentReviewTransitions.some((step) => step.from === from && step.to === to && step.by === by);
}
