/** Returns the lowest of totals that differ. */
export function lowestOf(totals: readonly number[]): number | undefined {
  const lowest = Math.min(...totals);
  return lowest < Math.max(...totals) ? lowest : undefined;
}
