import * as v from "valibot";

/** Where the review of an agency's document stands (specification, section 3). */
export const documentReviewStatuses = ["en_revue", "accepte", "refuse"] as const;
/** One of {@link documentReviewStatuses}. */
export const DocumentReviewStatus = v.picklist(documentReviewStatuses);
export type DocumentReviewStatus = v.InferOutput<typeof DocumentReviewStatus>;
