import type { DepositTier } from "./DepositTier.ts";
import type { RatingFilter } from "./RatingFilter.ts";
import type { SeatsFilter } from "./SeatsFilter.ts";

/** Returns whether a number of seats passes: an exact match, or more than five for `5+` [SE5]. */
export function hasSeats(seats: number, filter: SeatsFilter): boolean {
  return filter === "5+" ? seats > 5 : seats === Number(filter);
}

/** Returns whether a security deposit, in TND, passes a tier: 0 passes every tier, −1 only `all` [SE6]. */
export function isDepositWithin(deposit: number, tier: DepositTier): boolean {
  return tier === "all" || (deposit >= 0 && deposit <= Number(tier));
}

/**
 * Returns whether an agency's rating is at least `minimum`. An agency without reviews passes only if `minimum` is null
 * [SE5].
 */
export function isRatedAtLeast(rating: number | null, minimum: RatingFilter | null): boolean {
  return minimum === null || (rating ?? 0) >= Number(minimum);
}
