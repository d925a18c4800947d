import * as v from "valibot";

/**
 * Methods by which staff returns money: in cash, by bank transfer, or to a card on the gateway's own pages.
 */
export const refundMethods = ["cash", "transfer", "card"] as const;
/** One of {@link refundMethods}. */
export const RefundMethod = v.picklist(refundMethods);
export type RefundMethod = v.InferOutput<typeof RefundMethod>;
