/** Returns the median; of an even number of values, the lower of the middle two. @throws for no values */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/**
 * Returns the value that `share` per cent of the values do not exceed (nearest rank). @throws for no values
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}
