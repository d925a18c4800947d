import type { QuoteLine } from "../Quote.ts";

/** Consecutive rental days with the same price, computed by the same rules from the same values. */
export interface Run {
  first: QuoteLine;
  last: QuoteLine;
  days: number;
}

/** Groups the days of a quote into runs of equal days, for ledgers and receipts. */
export function runsOf(lines: readonly QuoteLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && isAlike(run.first, line)) {
      run.last = line;
      run.days += 1;
    } else runs.push({ first: line, last: line, days: 1 });
  }
  return runs;
}

function isAlike(a: QuoteLine, b: QuoteLine): boolean {
  return (
    a.price === b.price &&
    a.periodPrice === b.periodPrice &&
    a.discountPercentage === b.discountPercentage &&
    a.commissionRate === b.commissionRate
  );
}
