import type { Millimes } from "./millimes.ts";

/** Returns `amount` × `part` / `whole`, rounded half up to 10 millimes. `whole` is above 0. */
export function inProportion(amount: Millimes, part: Millimes, whole: Millimes): Millimes {
  // Exact: the product of two sums in millimes can exceed the safe integers.
  const product = BigInt(amount) * BigInt(part);
  const tens = 10n * BigInt(whole);
  return Number((2n * product + tens) / (2n * tens)) * 10;
}
