import type * as v from "valibot";
import { requiredText } from "../validation/boundedText.ts";

/** Maximum length of a reason, in characters. */
export const MAX_CANCEL_REASON_LENGTH = 200;

/** Staff's reason for refusing a request or cancelling a booking: free text, shown to the driver. */
export const CancelReason = requiredText(MAX_CANCEL_REASON_LENGTH);
export type CancelReason = v.InferOutput<typeof CancelReason>;
