import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Why an agency declines a change, for the driver: 1 to 500 characters. */
export const DeclineReason = requiredText(500);
export type DeclineReason = v.InferOutput<typeof DeclineReason>;
