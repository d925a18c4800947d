import * as v from "valibot";

/** State of an online balance payment. */
export const BalancePaymentStatus = v.picklist(["open", "paid", "expired"]);
export type BalancePaymentStatus = v.InferOutput<typeof BalancePaymentStatus>;
