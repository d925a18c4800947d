import type { Client } from "@sayara/api-client/client/createClient";
import { answerReview, hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import type { ReviewStaffAction } from "./ReviewStaffAction.ts";

/** Sends a staff action on a review: the agency's reply [RV9], or an admin's decision to hide or show it [RV10]. */
export function sendReviewStaffAction(call: Client, id: string, action: ReviewStaffAction) {
  const params = { id };
  return action.kind === "answer"
    ? call(answerReview, { params, body: { answer: action.text } })
    : call(hideReview, { params, body: { reason: action.kind === "hide" ? action.text : null } });
}
