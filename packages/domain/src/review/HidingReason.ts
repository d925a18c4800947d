import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** An admin's reason for hiding a review, shown in place of the review [RV10]. At most 300 characters. */
export const HidingReason = requiredText(300);
export type HidingReason = v.InferOutput<typeof HidingReason>;
