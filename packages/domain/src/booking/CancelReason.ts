import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Longest reason, in characters. */
export const LONGEST_CANCEL_REASON = 200;

/** Why staff refuses a request or cancels a booking, in their words: the driver reads it. */
export const CancelReason = requiredText(LONGEST_CANCEL_REASON);
export type CancelReason = v.InferOutput<typeof CancelReason>;
