import { reviewRefusals } from "@sayara/domain/review/ReviewRefusal";
import { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** The driver's review of the agency, once for each booking, from pick-up on or once the agency cancelled [RV1–RV6]. */
export const addReview = defineEndpoint({
  name: "addReview",
  method: "POST",
  path: "/api/add-review",
  body: ReviewSubmission,
  answers: { 200: noContent },
  refusals: reviewRefusals,
  session: "required",
});
