import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the follow-ups and notes of administrators about agencies' debts, and the reminders sent [DB1–DB4].
 */
export const debts: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table debt_follow_ups (
    statement_id uuid primary key references statements,
    follow_up_on date,
    version integer not null check (version > 0)
  )`,
  `create table debt_notes (
    id uuid primary key,
    statement_id uuid not null references statements,
    user_id uuid not null references users,
    at timestamptz not null,
    text text not null check (char_length(text) between 1 and 2000)
  )`,
  `create index debt_notes_statement on debt_notes (statement_id, at desc)`,
  `create table debt_reminders (
    statement_id uuid not null references statements,
    days integer not null,
    sent_at timestamptz not null,
    primary key (statement_id, days)
  )`,
  `create index ledger_agency_payments on ledger (supplier_id, at)
    where kind = 'agency_payment' and account = 'agency'`,
];
