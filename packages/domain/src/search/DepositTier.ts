import * as v from "valibot";
import { DEPOSIT_FILTER_VALUES } from "../config/businessDefaults.ts";

const limits = DEPOSIT_FILTER_VALUES.map((dinars) => `${dinars}` as const);

/**
 * Security-deposit filter: up to so many dinars, or all (specification, sections 2 and 9).
 * A deposit of 0 (included) matches every tier, −1 (not available) only `all` [SE6].
 */
export const depositTiers = [...limits, "all"] as const;
/** One of {@link depositTiers}. */
export const DepositTier = v.picklist(depositTiers);
export type DepositTier = v.InferOutput<typeof DepositTier>;
