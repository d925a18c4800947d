import * as v from "valibot";

/**
 * Security-deposit filter: up to so many dinars, or all (specification, sections 2 and 9).
 * A deposit of 0 (included) matches every tier, −1 (not available) only `all`.
 */
export const depositTiers = ["1000", "1500", "2000", "all"] as const;
export const DepositTier = v.picklist(depositTiers);
export type DepositTier = v.InferOutput<typeof DepositTier>;
