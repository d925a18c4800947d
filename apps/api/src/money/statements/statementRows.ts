import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import { toDinars } from "@sayara/domain/money/millimes";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { statementPayment } from "@sayara/domain/statement/statementPayment";
import { sql } from "kysely";
import type { StatementRow } from "#api/database/tables/statementTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** A statement with its payment according to the ledger. */
export type SummaryRow = Omit<
  StatementRow,
  "content" | "opening_millimes" | "closing_millimes" | "ends_at"
> & {
  correctedNumber: number | null;
  correctedYear: number | null;
  /** Millimes. */
  settled: string;
  balance: string;
};

/**
 * Selects statements with the amount paid since the end of their months, and with the agency's balance [ST7].
 */
export function selectStatements(db: Database) {
  return db
    .selectFrom("statements")
    .leftJoin("statements as corrected", "corrected.id", "statements.corrects")
    .select([
      "statements.id",
      "statements.series",
      "statements.year",
      "statements.number",
      "statements.corrects",
      "statements.supplier_id",
      "statements.month",
      "statements.currency",
      "statements.issued_at",
      "statements.totals",
      "statements.sha256",
      "corrected.number as correctedNumber",
      "corrected.year as correctedYear",
    ])
    .select([
      sql<string>`(select greatest(0, case when (statements.totals->>'toCollect')::numeric > 0
          then coalesce(sum(amount_millimes) filter (where kind = 'agency_payment'), 0)
          else -coalesce(sum(amount_millimes) filter (where kind in ('payout', 'payout_return')), 0) end)
        from ledger
        where ledger.supplier_id = statements.supplier_id and ledger.currency = statements.currency
          and account = 'agency' and at >= statements.ends_at
          and kind in ('agency_payment', 'payout', 'payout_return'))`.as("settled"),
      sql<string>`(select coalesce(sum(amount_millimes), 0) from ledger
        where ledger.supplier_id = statements.supplier_id and ledger.currency = statements.currency
          and account = 'agency')`.as("balance"),
    ]);
}

/** Converts a statement to the summary that the API lists. */
export function toSummary(row: SummaryRow): StatementSummary {
  const { id, month, currency, sha256, totals } = row;
  return {
    id,
    number: statementNumber(row),
    corrects:
      row.correctedNumber === null || row.correctedYear === null
        ? null
        : statementNumber({ series: "RC", year: row.correctedYear, number: row.correctedNumber }),
    month,
    issuedAt: row.issued_at.toISOString(),
    currency,
    sha256,
    totals,
    payment: statementPayment(totals, {
      settled: toDinars(Number(row.settled)),
      balance: toDinars(Number(row.balance)),
    }),
  };
}
