/** Returns the lowest total, or undefined if all totals are equal. */
export function lowestOf(totals: readonly number[]): number | undefined {
  const lowest = Math.min(...totals);
  return lowest < Math.max(...totals) ? lowest : undefined;
}
