import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Reason to decline a change, shown to the driver: 1 to 500 characters. */
export const DeclineReason = requiredText(500);
export type DeclineReason = v.InferOutput<typeof DeclineReason>;
