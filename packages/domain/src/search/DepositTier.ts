import * as v from "valibot";
import { DEPOSIT_FILTER_VALUES } from "../config/businessDefaults.ts";

const limits = DEPOSIT_FILTER_VALUES.map((dinars) => `${dinars}` as const);

/**
 * Tiers of the security-deposit filter: up to an amount in TND, or `all` (product.md, section 9). A deposit
 * of 0 (none) passes every tier. A deposit of −1 (not taken on the card) passes only `all` [SE6].
 */
export const depositTiers = [...limits, "all"] as const;
/** One of {@link depositTiers}. */
export const DepositTier = v.picklist(depositTiers);
export type DepositTier = v.InferOutput<typeof DepositTier>;
