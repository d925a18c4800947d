import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Maximum length of a reason, in characters. */
export const MAX_CANCEL_REASON_LENGTH = 200;

/** Why staff refuses a request or cancels a booking, as free text that is shown to the driver. */
export const CancelReason = requiredText(MAX_CANCEL_REASON_LENGTH);
export type CancelReason = v.InferOutput<typeof CancelReason>;
