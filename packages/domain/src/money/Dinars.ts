import * as v from "valibot";

/** Maximum amount in the API, in TND. It keeps every sum in millimes an exact integer. */
export const MAX_DINARS = 1_000_000_000;

/**
 * An amount in the API, never negative: TND with at most 2 decimals, and so a multiple of 10 millimes [PR19].
 */
export const Dinars = v.pipe(
  v.number("price_invalid"),
  v.minValue(0, "price_invalid"),
  v.maxValue(MAX_DINARS, "price_invalid"),
  v.check(hasAtMostTwoDecimals, "price_invalid"),
);
export type Dinars = v.InferOutput<typeof Dinars>;

/** Returns whether a number has at most 2 decimals. False for NaN and infinities. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.round(value * 100) / 100 === value;
}
