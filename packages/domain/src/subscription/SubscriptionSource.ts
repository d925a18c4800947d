import * as v from "valibot";

/** Sources of a plan's period: paid, the trial, or granted by an administrator. */
export const subscriptionSources = ["paid", "trial", "granted"] as const;
/** One of {@link subscriptionSources}. */
export const SubscriptionSource = v.picklist(subscriptionSources);
export type SubscriptionSource = v.InferOutput<typeof SubscriptionSource>;
