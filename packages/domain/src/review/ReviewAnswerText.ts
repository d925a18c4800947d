import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** An agency's answer to a review, once for each review [RV9]. */
export const ReviewAnswerText = requiredText(2000);
export type ReviewAnswerText = v.InferOutput<typeof ReviewAnswerText>;
