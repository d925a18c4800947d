import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** An agency's reply to a review, at most one per review [RV9]. At most 2,000 characters. */
export const ReviewReplyText = requiredText(2000);
export type ReviewReplyText = v.InferOutput<typeof ReviewReplyText>;
