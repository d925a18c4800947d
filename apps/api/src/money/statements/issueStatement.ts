import { createHash, randomUUID } from "node:crypto";
import { currencies } from "@sayara/domain/money/Currency";
import { type Millimes, toMillimes } from "@sayara/domain/money/millimes";
import { Statement } from "@sayara/domain/statement/Statement";
import { statementDifference } from "@sayara/domain/statement/statementDifference";
import { statementNumber, type StatementSeries } from "@sayara/domain/statement/StatementNumber";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import * as v from "valibot";
import type { StatementRow } from "#api/database/tables/statementTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import type { SupplierRow } from "#api/suppliers/requireSupplier.ts";
import { composeStatement, type StatementConfig, type StatementDraft } from "./composeStatement.ts";
import { postStatementMails } from "./postStatementMails.ts";
import { readMonth } from "./readMonth.ts";

const [currency] = currencies;

/**
 * A transaction that issues statements holds this lock until it ends, so that the counters of two series
 * cannot deadlock.
 */
export const STATEMENTS_LOCK = "statements";

export interface IssueTools {
  config: StatementConfig;
  now: Date;
}

/** The fields of an agency that its statement contains. */
export type StatementSupplier = Pick<SupplierRow, "id" | "slug" | "name" | "tax_number">;

/**
 * Issues the statement of an agency's month and mails it [ST1]. First corrects earlier months with changed
 * movements [ST6]. The caller holds the agency's lock and {@link STATEMENTS_LOCK}.
 *
 * @returns the statement; null if it already exists, or if nothing moved and nothing is owed.
 */
export async function issueStatement(
  transaction: Transaction,
  supplier: StatementSupplier,
  { month, ...tools }: IssueTools & { month: string },
): Promise<StatementRow | null> {
  if ((await findStatement(transaction, supplier.id, month)) !== undefined) return null;
  await correctEarlierMonths(transaction, supplier, { month, ...tools });
  return issueMonth(transaction, supplier, { month, ...tools });
}

/**
 * Issues a correction of a statement [ST6]. The caller holds the agency's lock and {@link STATEMENTS_LOCK}.
 *
 * @returns the correction; null if nothing differs.
 */
export async function correctStatement(
  transaction: Transaction,
  supplier: StatementSupplier,
  { statement, ...tools }: IssueTools & { statement: Pick<StatementRow, "id" | "month"> },
): Promise<StatementRow | null> {
  const { month } = statement;
  const rows = await transaction
    .selectFrom("statements")
    .selectAll()
    .where("supplier_id", "=", supplier.id)
    .where("month", "=", month)
    .where("currency", "=", currency)
    .execute();
  const issued = rows.map(contentOf);
  const first = issued.find(({ corrects }) => corrects === null);
  if (first === undefined) return null;
  const current = await readMonth(transaction, monthOf(supplier, month, tools));
  const difference = statementDifference(current, issued);
  if (difference.lines.length === 0 && difference.settlements.length === 0) return null;
  const draft = composeStatement(
    { ...difference, opening: 0, refundsOwed: 0 },
    { supplier, month, currency, corrects: first.number, config: tools.config },
  );
  return insertStatement(transaction, draft, { corrects: statement.id, ...tools });
}

/** Returns the statement of an agency's month, not its corrections. */
export function findStatement(
  db: Database,
  supplierId: string,
  month: string,
): Promise<StatementRow | undefined> {
  return db
    .selectFrom("statements")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where("month", "=", month)
    .where("currency", "=", currency)
    .where("corrects", "is", null)
    .executeTakeFirst();
}

/** Returns the statement that an agency would get now for a month. */
export async function draftStatement(
  db: Database,
  supplier: StatementSupplier,
  { month, config }: Pick<IssueTools, "config"> & { month: string },
): Promise<StatementDraft> {
  const read = await readMonth(db, monthOf(supplier, month, { config }));
  return composeStatement(read, { supplier, month, currency, corrects: null, config });
}

/** Parses the statement in a row. */
export function contentOf({ content }: Pick<StatementRow, "content">): Statement {
  return v.parse(Statement, JSON.parse(content));
}

/**
 * Issues the missing statements and corrections of earlier months. All of these then add up to the ledger's
 * balance, unless a movement of an earlier month was recorded in the meantime.
 */
async function correctEarlierMonths(
  transaction: Transaction,
  supplier: StatementSupplier,
  { month, ...tools }: IssueTools & { month: string },
): Promise<void> {
  const documented = await documentedBalance(transaction, supplier.id, month);
  if (documented === undefined) return;
  const { opening } = await readMonth(transaction, monthOf(supplier, month, tools));
  if (documented.balance === opening) return;
  for (let earlier = documented.firstMonth; earlier < month; earlier = monthAfter(earlier)) {
    const statement = await findStatement(transaction, supplier.id, earlier);
    if (statement === undefined) await issueMonth(transaction, supplier, { month: earlier, ...tools });
    else await correctStatement(transaction, supplier, { statement, ...tools });
  }
}

async function issueMonth(
  transaction: Transaction,
  supplier: StatementSupplier,
  { month, ...tools }: IssueTools & { month: string },
): Promise<StatementRow | null> {
  const read = await readMonth(transaction, monthOf(supplier, month, tools));
  // A movement that was recorded after these corrections is left to the next ones.
  const documented = await documentedBalance(transaction, supplier.id, month);
  const opening = documented?.balance ?? read.opening;
  if (read.lines.length === 0 && read.settlements.length === 0 && opening === 0) return null;
  const draft = composeStatement(
    { ...read, opening },
    { supplier, month, currency, corrects: null, config: tools.config },
  );
  const statement = await insertStatement(transaction, draft, { corrects: null, ...tools });
  await postStatementMails(transaction, statement, { agency: supplier.name, now: tools.now });
  return statement;
}

/**
 * Returns the balance according to the statements and corrections of the months before `month`; undefined
 * without any [ST4].
 */
async function documentedBalance(
  db: Database,
  supplierId: string,
  month: string,
): Promise<{ firstMonth: string; balance: Millimes } | undefined> {
  const documents = await db
    .selectFrom("statements")
    .select(["month", "corrects", "opening_millimes as opening", "closing_millimes as closing"])
    .where("supplier_id", "=", supplierId)
    .where("currency", "=", currency)
    .where("month", "<", month)
    .orderBy("month")
    .execute();
  const first = documents.find(({ corrects }) => corrects === null);
  if (first === undefined) return undefined;
  const moved = documents.reduce((sum, { opening, closing }) => sum + closing - opening, 0);
  return { firstMonth: first.month, balance: first.opening + moved };
}

async function insertStatement(
  transaction: Transaction,
  draft: StatementDraft,
  { corrects, now, config }: IssueTools & { corrects: string | null },
): Promise<StatementRow> {
  const { timeZone } = config.business;
  const series: StatementSeries = corrects === null ? "RC" : "RCR";
  const year = Number(dateInZone(now, timeZone).slice(0, 4));
  const number = await nextNumber(transaction, series, year);
  const { format, totals, ...rest } = draft;
  const statement: Statement = {
    format,
    number: statementNumber({ series, year, number }),
    issuedAt: now.toISOString(),
    ...rest,
    totals,
  };
  // Parses before storing, so that a later read returns the same value.
  const content = JSON.stringify(v.parse(Statement, statement));
  return transaction
    .insertInto("statements")
    .values({
      id: randomUUID(),
      series,
      year,
      number,
      corrects,
      supplier_id: draft.agency.id,
      month: draft.month,
      currency: draft.currency,
      ends_at: monthBounds(draft.month, timeZone).end,
      issued_at: now,
      totals: JSON.stringify(totals),
      opening_millimes: toMillimes(draft.opening),
      closing_millimes: toMillimes(totals.closing),
      content,
      sha256: createHash("sha256").update(content).digest("hex"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes the next number of a series [ST2]. The row stays locked until the transaction ends. */
async function nextNumber(transaction: Transaction, series: StatementSeries, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto("statement_counters")
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["series", "year"]).doUpdateSet({ last: sql`statement_counters.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

function monthOf(supplier: StatementSupplier, month: string, { config }: Pick<IssueTools, "config">) {
  return { supplierId: supplier.id, currency, ...monthBounds(month, config.business.timeZone) };
}

function monthAfter(month: string): string {
  return addCalendarMonths(`${month}-01`, 1).slice(0, 7);
}
