import type { Currency } from "@sayara/domain/money/Currency";
import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import type { Statement } from "@sayara/domain/statement/Statement";
import { statementTotals } from "@sayara/domain/statement/statementTotals";
import type { Config } from "#api/server/config/readConfig.ts";
import type { SupplierRow } from "#api/suppliers/requireSupplier.ts";
import type { MonthOfLedger } from "./readMonth.ts";

/** Settings that a statement depends on. */
export type StatementConfig = Pick<Config, "siteName"> & {
  business: Pick<Config["business"], "timeZone" | "commissionMonthlyThreshold">;
};

/** A statement without the fields set at issue. */
export type StatementDraft = Omit<Statement, "number" | "issuedAt">;

/** Composes the statement of a month, or a correction from the differences of a month. */
export function composeStatement(
  { opening, lines, settlements, refundsOwed }: MonthOfLedger,
  {
    supplier,
    month,
    currency,
    corrects,
    config: { siteName, business },
  }: {
    supplier: Pick<SupplierRow, "id" | "slug" | "name" | "tax_number">;
    month: string;
    currency: Currency;
    corrects: Statement["corrects"];
    config: StatementConfig;
  },
): StatementDraft {
  const basis = {
    format: 1 as const,
    corrects,
    month,
    timeZone: business.timeZone,
    marketplace: siteName,
    agency: { id: supplier.id, slug: supplier.slug, name: supplier.name, taxNumber: supplier.tax_number },
    currency,
    threshold: business.commissionMonthlyThreshold,
    opening: inDinars(opening),
    lines,
    settlements,
    refundsOwed: inDinars(refundsOwed),
  };
  return { ...basis, totals: statementTotals(basis) };
}

/** -0 would be written as 0 and differ from the value that a reader computes. */
function inDinars(millimes: Millimes): number {
  return toDinars(millimes) + 0;
}
