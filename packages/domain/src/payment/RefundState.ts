import * as v from "valibot";

/**
 * States of a refund. `requested`: owed, not yet returned. `succeeded`: returned by the gateway. `failed`:
 * given up; staff returns the money otherwise.
 */
export const refundStates = ["requested", "succeeded", "failed"] as const;
/** One of {@link refundStates}. */
export const RefundState = v.picklist(refundStates);
export type RefundState = v.InferOutput<typeof RefundState>;
