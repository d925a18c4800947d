import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Why an admin hides a review; shown in its place [RV10]. */
export const HidingReason = requiredText(300);
export type HidingReason = v.InferOutput<typeof HidingReason>;
