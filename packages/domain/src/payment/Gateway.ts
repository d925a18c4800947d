import * as v from "valibot";

/** Providers of card payments. `sandbox` needs no account and transfers no money. */
export const paymentGateways = ["sandbox", "stripe", "konnect"] as const;
/** One of {@link paymentGateways}. */
export const Gateway = v.picklist(paymentGateways);
export type Gateway = v.InferOutput<typeof Gateway>;
