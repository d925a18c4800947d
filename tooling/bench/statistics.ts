/** The middle of some measurements; of an even number, the lower of the two in the middle. @throws on none */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/** The value that `share` per cent of the measurements do not exceed (nearest rank). @throws on none */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}
