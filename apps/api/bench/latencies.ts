/** Percentiles in milliseconds. */
export interface Latencies {
  p50: number;
  p95: number;
  p99: number;
}

export function latencies(samples: readonly number[]): Latencies {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
