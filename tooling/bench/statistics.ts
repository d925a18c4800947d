/**
 * Returns the median. For an even number of values, returns the lower of the middle two.
 *
 * @throws for an empty list
 */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/**
 * Returns the smallest value that `share` per cent of the values do not exceed (nearest rank).
 *
 * @throws for an empty list
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}
