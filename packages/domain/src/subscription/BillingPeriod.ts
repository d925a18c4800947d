import * as v from "valibot";

/** Billing periods of a subscription (product.md, section 3). */
export const billingPeriods = ["monthly", "yearly"] as const;
/** One of {@link billingPeriods}. */
export const BillingPeriod = v.picklist(billingPeriods);
export type BillingPeriod = v.InferOutput<typeof BillingPeriod>;
