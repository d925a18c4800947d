import type { Statement, StatementLine } from "../statement/Statement.ts";
import { type StatementBasis, statementTotals } from "../statement/statementTotals.ts";

/**
 * Returns a statement's line for tests: a rental that ended in the month, paid partly online and partly at
 * the desk.
 */
export function aStatementLine(changes: Partial<StatementLine> = {}): StatementLine {
  return {
    booking: { id: "booking-1", reference: "SY-7K3Q9D" },
    car: "Kia Picanto",
    from: "2026-11-10T08:00:00Z",
    to: "2026-11-14T08:00:00Z",
    total: 318,
    rate: 6,
    commissionSold: 18,
    ended: 1,
    commission: 18,
    online: 63.6,
    desk: 254.4,
    ...changes,
  };
}

/** Returns a statement for tests, of November 2026, with correct sums. */
export function aStatement(changes: Partial<Omit<Statement, "totals">> = {}): Statement {
  const basis: Omit<Statement, "totals"> & StatementBasis = {
    format: 1,
    number: "RC-2026-00042",
    corrects: null,
    issuedAt: "2026-12-01T00:05:00Z",
    month: "2026-11",
    timeZone: "Africa/Tunis",
    marketplace: "Sayara",
    agency: { id: "agency-1", slug: "carthage-auto", name: "Carthage Auto", taxNumber: "1234567A/P/M/000" },
    currency: "TND",
    threshold: 50,
    opening: 0,
    lines: [aStatementLine()],
    settlements: [],
    refundsOwed: 0,
    ...changes,
  };
  return { ...basis, totals: statementTotals(basis) };
}
