/** Limits of a page's first visit, before any interaction. */
export interface Budget {
  /** Kilobytes (1,000 bytes) of JavaScript transferred, compressed. */
  javascript: number;
  /** Kilobytes transferred in total. */
  total: number;
  requests: number;
  /** Cumulative layout shift, including a scroll to the end. */
  layoutShift: number;
}

/** Returns the costs over budget, one line each. A cost without a limit is never over budget. */
export function overBudget(cost: Budget, budget: Partial<Budget>): string[] {
  const limits = [
    ["javascript", "KB of JavaScript"],
    ["total", "KB in all"],
    ["requests", "requests"],
    ["layoutShift", "layout shift"],
  ] as const;
  return limits.flatMap(([key, unit]) => {
    const limit = budget[key] ?? Infinity;
    return cost[key] > limit ? [`${cost[key]} ${unit}, at most ${limit}`] : [];
  });
}
