import * as v from "valibot";

/** States of an online payment of a balance. */
export const BalancePaymentStatus = v.picklist(["open", "paid", "expired"]);
export type BalancePaymentStatus = v.InferOutput<typeof BalancePaymentStatus>;
