import type { Debt, DebtFilter, DebtNote, DebtPayment } from "@sayara/api-client/contract/statements/debts";
import { MAX_DEBT_NOTES, MAX_DEBT_PAYMENTS } from "@sayara/api-client/contract/statements/debts";
import type { OwedDebt } from "@sayara/api-client/contract/statements/supplierStatements";
import { toDinars } from "@sayara/domain/money/millimes";
import { debtAge, debtStatus, isDebtOverdue } from "@sayara/domain/statement/debt";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { sql } from "kysely";
import { agencyPaymentReference } from "#api/money/agencyPayments/agencyPaymentReference.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { type SummaryRow, toSummary } from "./statementRows.ts";

/** A statement with an amount to pay [DB1], with the ledger's figures in millimes. */
export interface DebtRow extends SummaryRow {
  slug: string;
  name: string;
  /** Same value as the domain's `statementPayment` computes. */
  outstanding: string;
  asked: string;
  laterYear: number | null;
  laterNumber: number | null;
  follow_up_on: string | null;
  version: number;
  remindedAt: Date | null;
  remindedDays: number | null;
}

/** Inputs for a debt's state in addition to its row. */
export interface DebtTools {
  now: Date;
  config: { business: Pick<Config["business"], "timeZone" | "debtReminderDays"> };
}

/**
 * Selects the debts of agencies. Sums each agency's balance only once, not once per statement.
 *
 * @param supplierId agency whose debts are selected; all agencies by default
 */
export function selectDebts(db: Database, { supplierId }: { supplierId?: string } = {}) {
  const ofSupplier = (column: string) =>
    supplierId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${supplierId}`;
  const rows = sql<DebtRow>`(
    with balances as materialized (
      select supplier_id, currency, sum(amount_millimes) as balance from ledger
      where account = 'agency' ${ofSupplier("ledger.supplier_id")} group by supplier_id, currency
    ), asking as (
      select statements.*, (totals->>'toCollect')::numeric * 1000 as asked, coalesce(balance, 0) as balance,
        (select coalesce(sum(amount_millimes), 0) from ledger
          where ledger.supplier_id = statements.supplier_id and ledger.currency = statements.currency
            and account = 'agency' and kind = 'agency_payment' and at >= statements.ends_at) as settled
      from statements
      left join balances on balances.supplier_id = statements.supplier_id and balances.currency = statements.currency
      where corrects is null and (totals->>'toCollect')::numeric > 0 ${ofSupplier("statements.supplier_id")}
    )
    select asking.id, asking.series, asking.year, asking.number, asking.corrects, asking.supplier_id, asking.month,
      asking.currency, asking.issued_at, asking.totals, asking.sha256, asking.settled, asking.balance, asking.asked,
      greatest(0, least(asking.asked - asking.settled, -asking.balance)) as outstanding,
      null::integer as "correctedNumber", null::integer as "correctedYear", suppliers.slug, suppliers.name,
      later.year as "laterYear", later.number as "laterNumber",
      debt_follow_ups.follow_up_on, coalesce(debt_follow_ups.version, 0) as version,
      reminded.at as "remindedAt", reminded.days as "remindedDays"
    from asking
    join suppliers on suppliers.id = asking.supplier_id
    left join debt_follow_ups on debt_follow_ups.statement_id = asking.id
    left join lateral (select year, number from asking as others
      where others.supplier_id = asking.supplier_id and others.currency = asking.currency
        and others.month > asking.month order by others.month desc limit 1) as later on true
    left join lateral (select max(sent_at) as at, max(days) as days from debt_reminders
      where debt_reminders.statement_id = asking.id) as reminded on true
  )`.as<"debts">("debts");
  return db.selectFrom(rows).selectAll();
}

/**
 * Returns the condition of a filter, which expresses the domain's `debtStatus` and `isFollowUpDue` in SQL.
 */
export function hasDebtStatus(status: DebtFilter, today: CalendarDate) {
  return status === "due"
    ? sql<boolean>`outstanding > 0 and follow_up_on <= ${today}::date`
    : debtConditions[status];
}

const isUntouched = sql`outstanding > 0 and outstanding = asked`;
const debtConditions = {
  open: sql<boolean>`outstanding > 0`,
  paid: sql<boolean>`outstanding = 0`,
  partial: sql<boolean>`outstanding > 0 and outstanding < asked`,
  follow_up: sql<boolean>`${isUntouched} and follow_up_on is not null`,
  unpaid: sql<boolean>`${isUntouched} and follow_up_on is null`,
};

/** Condition for the last debt of an agency, which includes the remainder of earlier debts [DB2]. */
export const isLastDebt = sql<boolean>`"laterNumber" is null`;

/** Converts debts to their form in the API, with notes and online payments. */
export async function toDebts(
  db: Database,
  rows: readonly DebtRow[],
  { now, config }: DebtTools,
): Promise<Debt[]> {
  const notes = await readNotes(
    db,
    rows.map(({ id }) => id),
  );
  const payments = await readOnlinePayments(db, rows);
  return rows.map((row) => {
    const summary = toSummary(row);
    const status = debtStatus(summary.payment, { followUpOn: row.follow_up_on });
    if (status === null) throw new Error("the statement asks for nothing");
    return {
      ...summary,
      supplier: { slug: row.slug, name: row.name },
      status,
      ...ageOf(row, { now, config }),
      askedAgainBy:
        row.laterYear === null || row.laterNumber === null
          ? null
          : statementNumber({ series: "RC", year: row.laterYear, number: row.laterNumber }),
      followUpOn: row.follow_up_on,
      version: row.version,
      notes: notes.get(row.id) ?? [],
      online: payments.get(row.id) ?? [],
      remindedAt: row.remindedAt?.toISOString() ?? null,
    };
  });
}

/**
 * Returns the age of a debt in days, and whether it is overdue [DB5]. The age is at least 0, because the
 * clock may be behind the clock of the server that issued the statement.
 */
export function ageOf(
  { issued_at: issuedAt, outstanding }: Pick<DebtRow, "issued_at" | "outstanding">,
  { now, config: { business } }: DebtTools,
): { days: number; isOverdue: boolean } {
  const days = Math.max(0, debtAge(issuedAt, { now, timeZone: business.timeZone }));
  return { days, isOverdue: Number(outstanding) > 0 && isDebtOverdue(days, business.debtReminderDays) };
}

/** Selects the debts that agencies owe now: each agency's last one, until it is paid [DB2]. */
export function selectOwedDebts(db: Database, options?: { supplierId: string }) {
  return selectDebts(db, options).where(debtConditions.open).where(isLastDebt);
}

/** Returns an agency's current debt without the follow-up and notes of administrators. */
export async function findOwedDebt(
  db: Database,
  supplierId: string,
  tools: DebtTools,
): Promise<OwedDebt | undefined> {
  const row = await selectOwedDebts(db, { supplierId }).executeTakeFirst();
  if (row === undefined) return undefined;
  const outstanding = toDinars(Number(row.outstanding));
  return { id: row.id, number: statementNumber(row), outstanding, ...ageOf(row, tools) };
}

/**
 * Returns the newest online payments of debts, by statement: payments of the statement itself, and payments
 * of the whole balance since its issue. A payment of the balance is listed with every statement issued before
 * it [DB2].
 */
async function readOnlinePayments(
  db: Database,
  debts: readonly DebtRow[],
): Promise<Map<string, DebtPayment[]>> {
  const payments = new Map<string, DebtPayment[]>();
  if (debts.length === 0) return payments;
  const { rows } = await sql<{
    statement: string;
    id: string;
    at: Date;
    amount: string;
    state: "opening" | "open" | "paid";
  }>`
    select statements.id as statement, recent.* from statements
    cross join lateral (
      select agency_payments.id, coalesce(paid_at, created_at) as at, amount_millimes as amount, state
      from agency_payments
      where agency_payments.supplier_id = statements.supplier_id and purpose = 'balance'
        and (statement_id = statements.id or (statement_id is null and created_at >= statements.issued_at))
        and state in ('opening', 'open', 'paid')
      order by created_at desc, agency_payments.id limit ${MAX_DEBT_PAYMENTS}
    ) as recent
    where statements.id in (${sql.join(debts.map(({ id }) => id))})`.execute(db);
  for (const { statement, id, at, amount, state } of rows) {
    const payment: DebtPayment = {
      id,
      reference: agencyPaymentReference({ id, purpose: "balance" }),
      at: new Date(at).toISOString(),
      amount: toDinars(Number(amount)),
      state: state === "paid" ? "paid" : "open",
    };
    payments.set(statement, [...(payments.get(statement) ?? []), payment]);
  }
  return payments;
}

/** Returns the newest notes of debts, by statement. */
async function readNotes(db: Database, ids: readonly string[]): Promise<Map<string, DebtNote[]>> {
  const notes = new Map<string, DebtNote[]>();
  if (ids.length === 0) return notes;
  const { rows } = await sql<{ id: string; statement_id: string; at: Date; text: string; name: string }>`
    select notes.id, notes.statement_id, notes.at, notes.text, users.full_name as name
    from (select *, row_number() over (partition by statement_id order by at desc, id) as place
      from debt_notes where statement_id in (${sql.join([...ids])})) as notes
    join users on users.id = notes.user_id
    where place <= ${MAX_DEBT_NOTES}
    order by place`.execute(db);
  for (const { id, statement_id: statementId, at, text, name: by } of rows)
    notes.set(statementId, [...(notes.get(statementId) ?? []), { id, at: at.toISOString(), by, text }]);
  return notes;
}
