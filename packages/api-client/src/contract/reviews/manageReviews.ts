import { EntityId } from "@sayara/domain/id/EntityId";
import { HidingReason } from "@sayara/domain/review/HidingReason";
import { ReviewReplyText } from "@sayara/domain/review/ReviewReplyText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const reviewParams = v.object({ id: EntityId });

/** Input schemas of {@link answerReview}. */
export const answerReviewInput = {
  params: reviewParams,
  body: v.object({
    answer: ReviewReplyText,
    /** Whether it replaces the stored reply. */
    isChange: v.optional(v.boolean(), false),
  }),
};

/** Stores an agency's reply to one of its reviews, once, or changes it within 48 hours [RV9]. */
export const answerReview = defineEndpoint({
  name: "answerReview",
  method: "POST",
  path: "/api/answer-review/{id}",
  input: inputOf<typeof answerReviewInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found", "review_already_answered"],
  session: "required",
});

/** Input schemas of {@link hideReview}. */
export const hideReviewInput = {
  params: reviewParams,
  body: v.object({ reason: v.nullable(HidingReason) }),
};

/**
 * Hides a review with a reason, or with null shows it again; for admins [RV10]. The reason is shown in place
 * of the review, and a hidden review does not count in ratings.
 */
export const hideReview = defineEndpoint({
  name: "hideReview",
  method: "POST",
  path: "/api/hide-review/{id}",
  input: inputOf<typeof hideReviewInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});
