import * as v from "valibot";

/** Plans of an agency's subscription (product.md, section 3). */
export const subscriptionPlans = ["free", "basic", "premium"] as const;
/** One of {@link subscriptionPlans}. */
export const SubscriptionPlan = v.picklist(subscriptionPlans);
export type SubscriptionPlan = v.InferOutput<typeof SubscriptionPlan>;
