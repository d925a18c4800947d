import * as v from "valibot";

/**
 * States of a refund. `requested`: owed, not yet returned. `failed`: refused by its gateway, and owed until staff
 * records its return [BK12]. `succeeded`: returned by the gateway or by staff.
 */
export const refundStates = ["requested", "succeeded", "failed"] as const;
/** One of {@link refundStates}. */
export const RefundState = v.picklist(refundStates);
export type RefundState = v.InferOutput<typeof RefundState>;
