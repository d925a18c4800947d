import * as v from "valibot";

/**
 * States of a payout to an agency [PO4]. `prepared`: in a file for the bank. `paid`: paid by the bank.
 * `returned`: sent back by the bank. `cancelled`: taken out before it was paid.
 */
export const payoutStates = ["prepared", "paid", "returned", "cancelled"] as const;
/** One of {@link payoutStates}. */
export const PayoutState = v.picklist(payoutStates);
export type PayoutState = v.InferOutput<typeof PayoutState>;

/** Reasons why an agency cannot be paid out now [PO3]. */
export const payoutObstacles = ["no_account", "account_changed", "prepared"] as const;
/** One of {@link payoutObstacles}. */
export const PayoutObstacle = v.picklist(payoutObstacles);
export type PayoutObstacle = v.InferOutput<typeof PayoutObstacle>;

/** Maximum number of payouts in a file for the bank. */
export const MAX_PAYOUTS_AT_ONCE = 100;
