import { toDinars } from "./millimes.ts";

/** Returns the sum of amounts in dinars, exact to the millime. */
export function sumDinars(amounts: readonly number[]): number {
  return toDinars(amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0));
}
