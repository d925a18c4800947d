import * as v from "valibot";
import { optionalText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/**
 * An agency's reply to a review, at most one per review [RV9]: 1 to 2,000 characters, without control and direction
 * characters.
 */
export const ReviewReplyText = v.pipe(optionalText(2000), v.nonEmpty(validationMessage("required")));
export type ReviewReplyText = v.InferOutput<typeof ReviewReplyText>;
