import { reviewRefusals } from "@sayara/domain/review/ReviewRefusal";
import { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link addReview}. */
export const addReviewInput = {
  body: ReviewSubmission,
};

/**
 * Stores the driver's review of the agency and the car, once per booking, from pick-up on, or once the agency
 * has cancelled [RV1–RV6].
 */
export const addReview = defineEndpoint({
  name: "addReview",
  method: "POST",
  path: "/api/add-review",
  input: inputOf<typeof addReviewInput>(),
  responses: { 200: noContent },
  refusals: reviewRefusals,
  session: "required",
});
