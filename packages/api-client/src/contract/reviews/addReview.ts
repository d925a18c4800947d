import { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** The driver's review of the agency, once for each booking. */
export const addReview = defineEndpoint({
  name: "addReview",
  planned: true,
  method: "POST",
  path: "/api/add-review",
  body: ReviewSubmission,
  answers: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found", "review_refused"],
  session: "required",
});
