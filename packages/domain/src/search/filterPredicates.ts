import type { CarDeposit } from "../deposit/depositRange.ts";
import { methodsOfMeans } from "../deposit/DepositMeans.ts";
import type { CarFilter } from "./CarFilter.ts";
import type { RatingFilter } from "./RatingFilter.ts";
import type { SeatsFilter } from "./SeatsFilter.ts";

/** Returns whether a number of seats passes: an exact match, or more than five for `5+` [SE5]. */
export function hasSeats(seats: number, filter: SeatsFilter): boolean {
  return filter === "5+" ? seats > 5 : seats === Number(filter);
}

/**
 * Returns whether a car's security deposit passes both deposit filters. 0 passes every tier and all means; −1
 * without methods passes only `all` [SE6]. If means are chosen, one of them must cover a method with an
 * amount within the tier [DP4].
 */
export function isDepositWithin(
  { deposit, deposits = [] }: CarDeposit,
  { deposit: tier, depositMeans: means }: Pick<CarFilter, "deposit" | "depositMeans">,
): boolean {
  if (deposit === 0) return true;
  const isWithin = (amount: number | null) =>
    tier === "all" || (amount !== null && amount >= 0 && amount <= Number(tier));
  if (means.length === 0 && deposits.length === 0) return isWithin(deposit);
  const isUsable = (method: string) =>
    means.length === 0 || means.some((one) => methodsOfMeans[one].some((usable) => usable === method));
  return deposits.some(({ method, amount }) => isUsable(method) && isWithin(amount));
}

/**
 * Returns whether an agency's rating is at least `minimum`. An agency without reviews passes only if `minimum` is null
 * [SE5].
 */
export function isRatedAtLeast(rating: number | null, minimum: RatingFilter | null): boolean {
  return minimum === null || (rating ?? 0) >= Number(minimum);
}
