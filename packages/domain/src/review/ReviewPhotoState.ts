import * as v from "valibot";

/** States of a review's photo [RV13]: `waiting` for an administrator's decision, then the decision. */
export const reviewPhotoStates = ["waiting", "accepted", "refused"] as const;
/** One of {@link reviewPhotoStates}. */
export const ReviewPhotoState = v.picklist(reviewPhotoStates);
export type ReviewPhotoState = v.InferOutput<typeof ReviewPhotoState>;
