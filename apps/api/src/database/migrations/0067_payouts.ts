import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the bank accounts of agencies, payouts to agencies, and the movement of a payout that was returned
 * [PO1–PO5].
 */
export const payouts: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

/** Kinds of movements without a booking. */
const withoutBooking =
  "'payout', 'payout_return', 'agency_payment', 'correction', 'plan_payment', 'plan_refund'";

const definitions = [
  `alter table ledger drop constraint ledger_kind_check, drop constraint ledger_check`,
  `alter table ledger
    add constraint ledger_kind_check check (kind in ('online_payment', 'online_refund', 'desk_payment',
      'desk_refund', 'commission', ${withoutBooking})),
    add constraint ledger_check check ((booking_id is null) = (kind in (${withoutBooking})))`,
  `create index ledger_payouts on ledger (supplier_id, at)
    where kind in ('payout', 'payout_return') and account = 'agency'`,
  `create table bank_accounts (
    supplier_id uuid primary key references suppliers,
    sealed_rib text not null,
    last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
    changed_at timestamptz not null,
    changed_by uuid not null references users,
    version integer not null check (version > 0)
  )`,
  `create table payouts (
    id uuid primary key,
    batch_id uuid not null,
    statement_id uuid not null references statements,
    supplier_id uuid not null references suppliers,
    reference text not null unique,
    amount_millimes bigint not null check (amount_millimes > 0),
    currency text not null,
    sealed_rib text not null,
    last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
    state text not null check (state in ('prepared', 'paid', 'returned', 'cancelled')),
    prepared_at timestamptz not null,
    paid_at timestamptz,
    bank_reference text,
    ended_at timestamptz,
    reason text,
    check ((state in ('paid', 'returned')) = (paid_at is not null)),
    check ((paid_at is null) = (bank_reference is null)),
    check ((state in ('returned', 'cancelled')) = (ended_at is not null)),
    check ((state = 'returned') = (reason is not null))
  )`,
  `create unique index payouts_prepared on payouts (supplier_id, currency) where state = 'prepared'`,
  `create index payouts_of_state on payouts (state, prepared_at)`,
  `create index payouts_of_supplier on payouts (supplier_id, prepared_at)`,
  `create index payouts_of_batch on payouts (batch_id)`,
  `create index payouts_of_statement on payouts (statement_id)`,
];
