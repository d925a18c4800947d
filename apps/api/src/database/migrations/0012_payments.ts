import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Creates payment sessions, payments and refunds. Bookings that were paid before the migration get a payment
 * at the agency: the total, or the down payment at the agency's current percentage.
 */
export const payments: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of [...tables, insertEarlierPayments]) await sql.raw(statement).execute(db);
  },
};

const amount = `amount_millimes bigint not null check (amount_millimes > 0 and amount_millimes % 10 = 0)`;

const tables = [
  `create table payment_sessions (
    id uuid primary key,
    booking_id uuid not null references bookings,
    purpose text not null check (purpose in ('checkout', 'rest', 'edit')),
    gateway text not null,
    gateway_session_id text,
    url text,
    ${amount},
    currency text not null,
    state text not null check (state in ('opening', 'open', 'paid', 'expired', 'refunded')),
    failure text,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    created_by uuid references users,
    settled_at timestamptz,
    next_check_at timestamptz,
    unique (gateway, gateway_session_id),
    check ((state = 'open') <= (gateway_session_id is not null and url is not null)),
    check ((state in ('opening', 'open')) = (settled_at is null))
  )`,
  `create index payment_sessions_booking on payment_sessions (booking_id)`,
  // One open attempt per booking prevents a double payment from two tabs.
  `create unique index payment_sessions_under_way on payment_sessions (booking_id)
    where state in ('opening', 'open')`,
  `create index payment_sessions_due on payment_sessions (next_check_at) where next_check_at is not null`,

  `create table payments (
    id uuid primary key,
    booking_id uuid not null references bookings,
    session_id uuid unique references payment_sessions,
    gateway text,
    reference text,
    ${amount},
    currency text not null,
    at timestamptz not null,
    recorded_by uuid references users,
    check ((gateway is null) = (session_id is null))
  )`,
  `create index payments_booking on payments (booking_id)`,

  `create table refunds (
    id uuid primary key,
    booking_id uuid not null references bookings,
    payment_id uuid not null references payments,
    gateway text,
    reference text,
    ${amount},
    state text not null check (state in ('requested', 'succeeded', 'failed')),
    reason text not null,
    created_at timestamptz not null,
    settled_at timestamptz,
    requested_by uuid references users,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    check ((state = 'requested') = (settled_at is null)),
    check ((state = 'requested') >= (next_attempt_at is not null))
  )`,
  `create index refunds_booking on refunds (booking_id)`,
  `create index refunds_due on refunds (next_attempt_at) where next_attempt_at is not null`,
];

/** Down payment in percent of the total, for agencies that no longer take down payments. */
const DEFAULT_SHARE = 20;

/** Amounts are multiples of 10 millimes. */
export const insertEarlierPayments = `insert into payments (id, booking_id, amount_millimes, currency, at)
  select gen_random_uuid(), id, paid, currency, updated_at
  from (
    select bookings.*, case bookings.status
      when 'paid' then total_millimes
      else round(total_millimes * coalesce(suppliers.down_payment_percentage, ${DEFAULT_SHARE})::numeric / 1000) * 10
    end as paid
    from bookings join suppliers on suppliers.id = bookings.supplier_id
    where bookings.status in ('deposit', 'paid')
      and not exists (select 1 from payments where payments.booking_id = bookings.id)
  ) as earlier
  where paid > 0`;
