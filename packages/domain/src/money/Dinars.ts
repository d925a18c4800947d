import * as v from "valibot";

/** No amount on the wire is larger, so that every sum in millimes stays an exact integer. */
export const MAX_DINARS = 1_000_000_000;

/**
 * An amount of money on the wire: Tunisian dinars with at most 2 decimals, which is a multiple of
 * 10 millimes [PR19]. Not negative.
 */
export const Dinars = v.pipe(
  v.number("price_invalid"),
  v.minValue(0, "price_invalid"),
  v.maxValue(MAX_DINARS, "price_invalid"),
  v.check(hasAtMostTwoDecimals, "price_invalid"),
);
export type Dinars = v.InferOutput<typeof Dinars>;

/** Whether a number is the nearest one to some whole number of hundredths. False for NaN and infinities. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.round(value * 100) / 100 === value;
}
