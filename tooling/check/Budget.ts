/** What one page may cost on its first visit, before anything is touched. */
export interface Budget {
  /** Kilobytes (1,000 bytes) of JavaScript as sent, compressed. */
  javascript: number;
  /** Kilobytes of everything as sent. */
  total: number;
  requests: number;
  /** Cumulative layout shift, scrolling to the end included. */
  layoutShift: number;
}

/** The places where a page costs more than it may. */
export function overBudget(cost: Budget, budget: Budget): string[] {
  const limits = [
    ["javascript", "KB of JavaScript"],
    ["total", "KB in all"],
    ["requests", "requests"],
    ["layoutShift", "layout shift"],
  ] as const;
  return limits.flatMap(([key, unit]) =>
    cost[key] > budget[key] ? [`${cost[key]} ${unit}, at most ${budget[key]}`] : [],
  );
}
