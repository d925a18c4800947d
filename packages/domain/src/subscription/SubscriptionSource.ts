import * as v from "valibot";

/** How an agency came to a period of its plan: paid, the trial, or granted by an administrator. */
export const subscriptionSources = ["paid", "trial", "granted"] as const;
/** One of {@link subscriptionSources}. */
export const SubscriptionSource = v.picklist(subscriptionSources);
export type SubscriptionSource = v.InferOutput<typeof SubscriptionSource>;
