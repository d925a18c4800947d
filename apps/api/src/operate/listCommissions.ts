import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { currencies } from "@sayara/domain/money/Currency";
import type { StatementTotals } from "@sayara/domain/statement/Statement";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import type { Database } from "#api/database/Schema.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import type { StatementConfig } from "#api/money/statements/composeStatement.ts";
import { recordEndedTrips, suppliersWithoutStatement } from "#api/money/statements/issueMonths.ts";
import { draftStatement } from "#api/money/statements/issueStatement.ts";

export interface MonthOfCommissions {
  /**
   * Tab-separated: the agency's slug, the statement's number, the number of ended rentals, their commission,
   * the closing balance, and the requested payment [PR20].
   */
  lines: string[];
  /** Number of the month's rentals that are not over yet. They are not in `lines`. */
  open: number;
  isOver: boolean;
}

const [currency] = currencies;

/**
 * Returns a line with the figures of each statement of a month (`YYYY-MM`, in the marketplace's time zone).
 * For an agency whose statement is not issued yet, the line has the figures that it would have now.
 */
export async function listCommissions(
  db: Database,
  { month, config, now }: { month: string; config: StatementConfig; now: Date },
): Promise<MonthOfCommissions> {
  const { timeZone } = config.business;
  const { start, end } = monthBounds(month, timeZone);
  const isOver = end <= now;
  await recordEndedTrips(db, now);
  const issued = await db
    .selectFrom("statements")
    .innerJoin("suppliers", "suppliers.id", "statements.supplier_id")
    .select(["suppliers.slug", "series", "year", "number", "totals"])
    .where("month", "=", month)
    .orderBy("suppliers.slug")
    .orderBy("issued_at")
    .execute();
  const lines = issued.map(({ slug, totals, ...row }) => lineOf(slug, statementNumber(row), totals));
  // No agency has a balance for a month that has not begun.
  const suppliers = start <= now ? await suppliersWithoutStatement(db, month, timeZone) : [];
  for (const supplier of suppliers) {
    const { totals } = await draftStatement(db, supplier, { month, config });
    lines.push(lineOf(supplier.slug, "not issued", totals));
  }
  const until = isOver ? end : now;
  const { open } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("status", "in", tripStatuses)
    .where("to_at", ">=", start > until ? start : until)
    .where("to_at", "<", end)
    .executeTakeFirstOrThrow();
  return { lines, open: Number(open), isOver };
}

function lineOf(slug: string, number: string, totals: StatementTotals): string {
  const { rentals, commission, closing } = totals;
  return [slug, number, rentals, `${commission} ${currency}`, `${closing} ${currency}`, dueText(totals)].join(
    "\t",
  );
}

function dueText({ toCollect, toPayOut }: StatementTotals): string {
  if (toCollect > 0) return `collect ${toCollect} ${currency}`;
  return toPayOut > 0 ? `pay out ${toPayOut} ${currency}` : "carried over";
}
