import * as v from "valibot";

/** How staff returns money: notes and coins, a transfer to an account, or a card, in the gateway's own pages. */
export const refundMethods = ["cash", "transfer", "card"] as const;
/** One of {@link refundMethods}. */
export const RefundMethod = v.picklist(refundMethods);
export type RefundMethod = v.InferOutput<typeof RefundMethod>;
