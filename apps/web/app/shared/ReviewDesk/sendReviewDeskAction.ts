import type { Client } from "@sayara/api-client/client/createClient";
import { answerReview, hideReview } from "@sayara/api-client/contract/reviews/manageReviews";
import type { ReviewDeskAction } from "./ReviewDeskAction.ts";

/** Sends a staff action on a review: the agency's reply [RV9], or an admin's decision to hide or show it [RV10]. */
export function sendReviewDeskAction(call: Client, id: string, act: ReviewDeskAction) {
  const params = { id };
  return act.kind === "answer"
    ? call(answerReview, { params, body: { answer: act.text } })
    : call(hideReview, { params, body: { reason: act.kind === "hide" ? act.text : null } });
}
