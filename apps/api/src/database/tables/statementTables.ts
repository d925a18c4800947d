import type { Currency } from "@sayara/domain/money/Currency";
import type { PayoutState } from "@sayara/domain/statement/Payout";
import type { StatementSeries } from "@sayara/domain/statement/StatementNumber";
import type { StatementTotals } from "@sayara/domain/statement/Statement";
import type { ColumnType, Selectable } from "kysely";

export interface StatementTables {
  statement_counters: StatementCountersTable;
  statements: StatementsTable;
  debt_follow_ups: DebtFollowUpsTable;
  debt_notes: DebtNotesTable;
  debt_reminders: DebtRemindersTable;
  bank_accounts: BankAccountsTable;
  payouts: PayoutsTable;
}

/** The last number of a series in a year [ST2]. */
export interface StatementCountersTable {
  series: StatementSeries;
  year: number;
  last: number;
}

/** A commission statement or a correction of one. Never changed or deleted [ST1]. */
export interface StatementsTable {
  id: string;
  series: StatementSeries;
  /** Year of issue, in the marketplace's zone. */
  year: number;
  number: number;
  /** The statement that this correction corrects; null for a statement. */
  corrects: string | null;
  supplier_id: string;
  /** `YYYY-MM` */
  month: string;
  currency: Currency;
  /** End of the month. */
  ends_at: Date;
  issued_at: Date;
  /** Copied from `content`. */
  totals: ColumnType<StatementTotals, string, never>;
  opening_millimes: number;
  closing_millimes: number;
  /** The domain's `Statement` as JSON. Stored as text, so that its bytes keep matching `sha256`. */
  content: string;
  sha256: string;
}

export type StatementRow = Selectable<StatementsTable>;

/** Follow-up of a debt, which is a statement with an amount to pay [DB4]. */
export interface DebtFollowUpsTable {
  statement_id: string;
  /** `YYYY-MM-DD` */
  follow_up_on: string | null;
  /** Incremented by every change and note. A change based on an older version is rejected. */
  version: number;
}

/** An administrator's note about a debt. Never changed. */
export interface DebtNotesTable {
  id: string;
  statement_id: string;
  user_id: string;
  at: Date;
  text: string;
}

/** A reminder of a debt that was sent to an agency [DB3]. */
export interface DebtRemindersTable {
  statement_id: string;
  /** Days after the statement's issue, as configured. */
  days: number;
  sent_at: Date;
}

/** The bank account that receives an agency's payouts [PO2]. */
export interface BankAccountsTable {
  supplier_id: string;
  /** Encrypted, see `sealText.ts`. */
  sealed_rib: string;
  last_digits: string;
  changed_at: Date;
  changed_by: string;
  /** Incremented by every change. A change based on an older version is rejected. */
  version: number;
}

/** A payout to an agency [PO4]. */
export interface PayoutsTable {
  id: string;
  /** The file for the bank that contains the payout. */
  batch_id: string;
  /** The latest statement of the agency when the payout was prepared. */
  statement_id: string;
  supplier_id: string;
  /** Text of the bank transfer. */
  reference: string;
  amount_millimes: number;
  currency: Currency;
  /** The bank account as it was when the payout was prepared. */
  sealed_rib: string;
  last_digits: string;
  state: PayoutState;
  prepared_at: Date;
  paid_at: Date | null;
  bank_reference: string | null;
  /** When the payout was returned or cancelled. */
  ended_at: Date | null;
  /** Why the payout was returned. */
  reason: string | null;
}

export type PayoutRow = Selectable<PayoutsTable>;
