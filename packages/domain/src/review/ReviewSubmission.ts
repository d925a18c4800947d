import * as v from "valibot";
import { COMMENT_REQUIRED_BELOW_RATING, RATING_MAX, RATING_MIN } from "../config/businessDefaults.ts";
import { anyText, optionalText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { carPunctualities } from "./CarPunctuality.ts";
import { reviewLanguages } from "./ReviewLanguage.ts";

const answerRequired = validationMessage("answer_required");
const ratingRequired = validationMessage("rating_required");

/** The answers to a review's four questions (product.md, section 3). All are required [RV3]. */
export const ReviewAnswers = v.object(
  {
    rentedCar: v.boolean(answerRequired),
    agencyAnsweredCalls: v.boolean(answerRequired),
    agencyCancelledLastMinute: v.boolean(answerRequired),
    carEta: v.picklist(carPunctualities, answerRequired),
  },
  answerRequired,
);
export type ReviewAnswers = v.InferOutput<typeof ReviewAnswers>;

/** A review as submitted. A rating is required [RV1]; comments are required when it is below 3 [RV2]. */
export const ReviewSubmission = v.pipe(
  v.object({
    /** An empty id is refused with `review_missing_booking`. */
    bookingId: v.optional(anyText(100), ""),
    rating: v.pipe(
      v.number(ratingRequired),
      v.integer(ratingRequired),
      v.minValue(RATING_MIN, ratingRequired),
      v.maxValue(RATING_MAX, ratingRequired),
    ),
    comments: v.optional(optionalText(2000), ""),
    /** The language of the comments [RV11]. If absent, the server detects it from their letters. */
    language: v.exactOptional(v.picklist(reviewLanguages, validationMessage("invalid"))),
    answers: ReviewAnswers,
  }),
  v.forward(
    v.partialCheck(
      [["rating"], ["comments"]],
      ({ rating, comments }) => rating >= COMMENT_REQUIRED_BELOW_RATING || comments !== "",
      validationMessage("comments_required", { below: COMMENT_REQUIRED_BELOW_RATING }),
    ),
    ["comments"],
  ),
);
export type ReviewSubmission = v.InferOutput<typeof ReviewSubmission>;
