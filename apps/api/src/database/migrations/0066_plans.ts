import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the plans of agencies, the payments of plans [SU1–SU9] and the movements of these payments [LG8].
 * Grants every accepted agency, without an end date, the lowest plan that includes exports and covers all
 * that the agency has, so that it loses nothing (docs/decisions/0139-let-plans-lapse-by-date.md).
 */
export const plans: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

/** Grants a plan to each agency that has been accepted. */
export const grantPlans = `insert into subscriptions (id, supplier_id, plan, billing_period, start_date, source, created_at)
  select gen_random_uuid(), suppliers.id,
    case when cars.count > 30 or people.count > 8 or calendars.count > 30 then 'premium' else 'basic' end,
    'monthly', suppliers.created_at::date, 'granted', now()
  from suppliers
  cross join lateral (select count(*) from cars where supplier_id = suppliers.id and deleted_at is null) as cars
  cross join lateral (select (select count(*) from users where supplier_id = suppliers.id and left_at is null)
    + (select count(*) from team_invitations where supplier_id = suppliers.id and used_at is null
        and revoked_at is null) as count) as people
  cross join lateral (select count(*) from calendar_sources where supplier_id = suppliers.id) as calendars
  where not suppliers.joining`;

const definitions = [
  `create table subscriptions (
    id uuid primary key,
    supplier_id uuid not null references suppliers on delete cascade,
    plan text not null check (plan in ('basic', 'premium')),
    billing_period text not null check (billing_period in ('monthly', 'yearly')),
    start_date date not null,
    end_date date check (end_date >= start_date),
    source text not null check (source in ('paid', 'trial', 'granted')),
    paid_millimes bigint not null default 0 check (paid_millimes >= 0),
    credit_millimes bigint not null default 0 check (credit_millimes >= 0),
    payment_id uuid,
    next_plan text check (next_plan in ('free', 'basic', 'premium')),
    next_billing_period text check (next_billing_period in ('monthly', 'yearly')),
    note text check (char_length(note) <= 200),
    created_at timestamptz not null,
    created_by uuid references users on delete set null,
    superseded_at timestamptz,
    reminded_at timestamptz,
    lapsed_at timestamptz,
    check ((source = 'paid') or paid_millimes = 0),
    check ((next_plan is null) = (next_billing_period is null)),
    constraint subscriptions_no_overlap exclude using gist
      (supplier_id with =, daterange(start_date, end_date, '[]') with &&) where (superseded_at is null)
  )`,
  `create index subscriptions_supplier on subscriptions (supplier_id, start_date)`,
  `create index subscriptions_ends on subscriptions (end_date)
    where superseded_at is null and lapsed_at is null and end_date is not null`,
  `create unique index subscriptions_trial on subscriptions (supplier_id) where source = 'trial'`,

  `create table plan_payments (
    id uuid primary key,
    supplier_id uuid not null references suppliers,
    plan text not null check (plan in ('basic', 'premium')),
    billing_period text not null check (billing_period in ('monthly', 'yearly')),
    amount_millimes bigint not null check (amount_millimes >= 0),
    credit_millimes bigint not null check (credit_millimes >= 0),
    currency text not null,
    basis uuid references subscriptions on delete set null,
    gateway text,
    gateway_session_id text,
    url text,
    request jsonb,
    state text not null check (state in ('opening', 'open', 'paid', 'expired', 'refunded')),
    failure text,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    created_by uuid references users on delete set null,
    settled_at timestamptz,
    next_check_at timestamptz,
    reference text,
    paid_at timestamptz,
    refund_state text check (refund_state in ('requested', 'succeeded', 'failed')),
    refund_reference text,
    refund_attempts integer not null default 0,
    refund_first_attempt_at timestamptz,
    refund_next_attempt_at timestamptz,
    refunded_at timestamptz,
    check ((state = 'refunded') = (refund_state is not null))
  )`,
  `create unique index plan_payments_open on plan_payments (supplier_id) where state in ('opening', 'open')`,
  `create unique index plan_payments_session on plan_payments (gateway, gateway_session_id)
    where gateway_session_id is not null`,
  `create index plan_payments_supplier on plan_payments (supplier_id, created_at)`,
  `create index plan_payments_due on plan_payments (next_check_at) where next_check_at is not null`,
  `create index plan_payments_refund on plan_payments (refund_next_attempt_at)
    where refund_next_attempt_at is not null`,

  `alter table ledger drop constraint ledger_kind_check`,
  `alter table ledger add constraint ledger_kind_check check (kind in ('online_payment', 'online_refund',
    'desk_payment', 'desk_refund', 'commission', 'payout', 'agency_payment', 'correction', 'plan_payment',
    'plan_refund'))`,
  `alter table ledger drop constraint ledger_check`,
  `alter table ledger add constraint ledger_check check ((booking_id is null) = (kind in ('payout',
    'agency_payment', 'correction', 'plan_payment', 'plan_refund')))`,

  grantPlans,
];
