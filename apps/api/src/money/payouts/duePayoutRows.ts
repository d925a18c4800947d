import type { DuePayout } from "@sayara/api-client/contract/payouts/payouts";
import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import type { Currency } from "@sayara/domain/money/Currency";
import { payoutDue, payoutObstacle } from "@sayara/domain/statement/payoutDue";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import {
  type BankAccountTools,
  openBankAccount,
  type OpenBankAccount,
  toBankAccount,
} from "./bankAccountRows.ts";

/** An agency with an amount due [PO3], and the inputs of the domain's `payoutDue` in millimes. */
export interface DueRow {
  supplier_id: string;
  slug: string;
  name: string;
  suspended: boolean;
  currency: Currency;
  statement_id: string;
  year: number;
  number: number;
  asked: string;
  paidOut: string;
  balance: string;
  owedToDrivers: string;
  prepared: string;
  /** Same value as `payoutDue` computes. */
  due: string;
  sealed_rib: string | null;
  last_digits: string | null;
  changed_at: Date | null;
}

/**
 * Selects the agencies with an amount due. Sums the balances of all agencies only once.
 *
 * @param supplierIds ids of the agencies to read; all agencies by default
 */
export function selectDuePayouts(db: Database, { supplierIds }: { supplierIds?: readonly string[] } = {}) {
  const ofSupplier = (column: string) =>
    supplierIds === undefined ? sql`` : sql`and ${sql.ref(column)} in (${sql.join(supplierIds)})`;
  const rows = sql<DueRow>`(
    with balances as materialized (
      select supplier_id, currency, sum(amount_millimes) as balance from ledger
      where account = 'agency' ${ofSupplier("ledger.supplier_id")} group by supplier_id, currency
    ), last as (
      select distinct on (supplier_id, currency) * from statements
      where corrects is null ${ofSupplier("statements.supplier_id")}
      order by supplier_id, currency, month desc
    ), parts as (
      select last.supplier_id, last.currency, last.id as statement_id, last.year, last.number, balances.balance,
        (last.totals->>'toPayOut')::numeric * 1000 as asked,
        (select coalesce(-sum(amount_millimes), 0) from ledger
          where ledger.supplier_id = last.supplier_id and ledger.currency = last.currency and account = 'agency'
            and kind in ('payout', 'payout_return') and at >= last.ends_at) as "paidOut",
        (select coalesce(sum(refunds.amount_millimes), 0) from refunds
          join bookings on bookings.id = refunds.booking_id
          where bookings.supplier_id = last.supplier_id and bookings.currency = last.currency
            and refunds.state <> 'succeeded' and refunds.gateway is not null) as "owedToDrivers",
        (select coalesce(sum(amount_millimes), 0) from payouts
          where payouts.supplier_id = last.supplier_id and payouts.currency = last.currency
            and payouts.state = 'prepared') as prepared
      from last
      join balances on balances.supplier_id = last.supplier_id and balances.currency = last.currency
      where balances.balance > 0
    )
    select parts.*, greatest(0, least(asked - "paidOut", balance - "owedToDrivers") - prepared) as due,
      suppliers.slug, suppliers.name, suppliers.suspended, bank_accounts.sealed_rib, bank_accounts.last_digits, bank_accounts.changed_at
    from parts
    join suppliers on suppliers.id = parts.supplier_id
    left join bank_accounts on bank_accounts.supplier_id = parts.supplier_id
  )`.as<"due_payouts">("due_payouts");
  return db.selectFrom(rows).selectAll().where("due", ">", "0");
}

/** Returns the amount due to an agency, in millimes. */
export function dueOf(row: DueRow): Millimes {
  return payoutDue({
    asked: Number(row.asked),
    paidOut: Number(row.paidOut),
    balance: Number(row.balance),
    owedToDrivers: Number(row.owedToDrivers),
    prepared: Number(row.prepared),
  });
}

/** Returns the bank account for an agency's payouts; null if there is none or it cannot be decrypted. */
export function accountOf(row: DueRow, tools: BankAccountTools): OpenBankAccount | null {
  const { sealed_rib, last_digits, changed_at } = row;
  if (sealed_rib === null || last_digits === null || changed_at === null) return null;
  return openBankAccount(row.supplier_id, { sealed_rib, last_digits, changed_at }, tools);
}

/** Returns the reason why an agency cannot be paid out now; null if it can. */
export function obstacleOf(row: DueRow, tools: BankAccountTools) {
  const heldUntil = accountOf(row, tools)?.heldUntil ?? null;
  return payoutObstacle({ heldUntil, isPrepared: Number(row.prepared) > 0 }, tools.now);
}

/** Converts a row to the amount due as the API lists it. */
export function toDuePayout(row: DueRow, tools: BankAccountTools): DuePayout {
  const { slug, name, currency, statement_id: id, year, number } = row;
  const account = accountOf(row, tools);
  return {
    supplier: { slug, name },
    statement: { id, number: statementNumber({ series: "RC", year, number }) },
    amount: toDinars(dueOf(row)),
    currency,
    isSuspended: row.suspended,
    account: account === null ? null : toBankAccount(account, { now: tools.now, isWhole: true }),
    obstacle: obstacleOf(row, tools),
  };
}
