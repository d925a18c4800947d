import * as v from "valibot";

/** Review states of an agency's document (product.md, section 3). */
export const documentReviewStatuses = ["en_revue", "accepte", "refuse"] as const;
/** One of {@link documentReviewStatuses}. */
export const DocumentReviewStatus = v.picklist(documentReviewStatuses);
export type DocumentReviewStatus = v.InferOutput<typeof DocumentReviewStatus>;
