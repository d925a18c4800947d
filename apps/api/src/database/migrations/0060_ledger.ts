import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the ledger [LG1–LG7]: two rows per movement, which triggers write in the transaction that moves the
 * money (docs/decisions/0130-write-the-ledger-by-triggers.md). Also inserts the rows of earlier payments,
 * refunds and commissions.
 */
export const ledger: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/**
 * Columns of the inserted rows, selected from the aliases `moved` (the movement) and `entry` (its two rows).
 */
const columns = `(movement_id, kind, account, amount_millimes, currency, at, supplier_id, booking_id, payment_id,
    refund_id)
  select moved.id, moved.kind, entry.account, entry.amount, moved.currency, moved.at, moved.supplier_id,
    moved.booking_id, moved.payment_id, moved.refund_id`;
const entries = `cross join lateral (values (moved.giver, -moved.amount), (moved.receiver, moved.amount))
  as entry (account, amount)`;

/** Returns a statement that inserts the rows of the payments in `source` [LG2]. */
function movementsOfPayments(source: string): string {
  return `insert into ledger ${columns}
  from (
    select gen_random_uuid() as id,
      case when payment.gateway is null then 'desk_payment' else 'online_payment' end as kind, 'driver' as giver,
      case when payment.gateway is null then 'desk' else 'agency' end as receiver,
      payment.amount_millimes as amount, payment.currency, payment.at, bookings.supplier_id, payment.booking_id,
      payment.id as payment_id, null::uuid as refund_id
    from ${source} as payment join bookings on bookings.id = payment.booking_id
  ) as moved ${entries}`;
}

/** Returns a statement that inserts the rows of the returned refunds in `source` [LG3]. */
function movementsOfRefunds(source: string): string {
  return `insert into ledger ${columns}
  from (
    select gen_random_uuid() as id,
      case when by_desk.is_true then 'desk_refund' else 'online_refund' end as kind,
      case when by_desk.is_true then 'desk' else 'agency' end as giver, 'driver' as receiver,
      refund.amount_millimes as amount, payments.currency, refund.settled_at as at, bookings.supplier_id,
      refund.booking_id, null::uuid as payment_id, refund.id as refund_id
    from ${source} as refund
    join bookings on bookings.id = refund.booking_id
    join payments on payments.id = refund.payment_id
    left join users on users.id = refund.returned_by
    cross join lateral (select refund.gateway is null or coalesce(users.type <> 'admin', false) as is_true) as by_desk
  ) as moved ${entries}`;
}

/**
 * Returns a statement that inserts the difference between a booking's commission and the amount recorded so
 * far: the commission of a rental that has ended, and later changes of its status or commission [LG5].
 */
function movementsOfTrips(source: string): string {
  return `insert into ledger ${columns}
  from (
    select gen_random_uuid() as id, 'commission' as kind, 'agency' as giver, 'marketplace' as receiver,
      earned.amount - coalesce(recorded.amount, 0) as amount, trip.currency,
      case when recorded.amount is null then trip.to_at else trip.updated_at end as at, trip.supplier_id,
      trip.id as booking_id, null::uuid as payment_id, null::uuid as refund_id
    from ${source} as trip
    cross join lateral (select case when trip.status in ('deposit', 'paid', 'reserved')
      then trip.commission_millimes else 0 end as amount) as earned
    cross join lateral (select sum(amount_millimes)::bigint as amount from ledger
      where booking_id = trip.id and kind = 'commission' and account = 'marketplace') as recorded
    where earned.amount <> coalesce(recorded.amount, 0)
  ) as moved ${entries}`;
}

/** Returns the definition of a trigger function that runs a statement with the changed row as `new`. */
function follow(event: string, statement: string): string {
  return `create function follow_${event}() returns trigger language plpgsql as $$
    begin
      ${statement};
      return null;
    end
  $$`;
}

const statements = [
  // Locks out new payments, refunds and ended rentals between the copy of the earlier ones and the triggers.
  `lock table bookings, payments, refunds in share row exclusive mode`,

  `create table ledger (
    id bigint generated always as identity primary key,
    movement_id uuid not null,
    kind text not null check (kind in ('online_payment', 'online_refund', 'desk_payment', 'desk_refund',
      'commission', 'payout', 'agency_payment', 'correction')),
    account text not null check (account in ('driver', 'agency', 'desk', 'marketplace')),
    amount_millimes bigint not null check (amount_millimes <> 0),
    currency text not null,
    at timestamptz not null,
    supplier_id uuid not null references suppliers,
    booking_id uuid,
    payment_id uuid,
    refund_id uuid,
    reference text,
    unique (movement_id, account),
    check ((booking_id is null) = (kind in ('payout', 'agency_payment', 'correction')))
  )`,
  `comment on column ledger.booking_id is 'No foreign key: the rows stay when the booking is deleted after ten years'`,
  `create unique index ledger_payment on ledger (payment_id, account) where payment_id is not null`,
  `create unique index ledger_refund on ledger (refund_id, account) where refund_id is not null`,
  `create index ledger_booking on ledger (booking_id) where booking_id is not null`,
  `create index ledger_supplier on ledger (supplier_id, at)`,

  movementsOfPayments("payments"),
  movementsOfRefunds("(select * from refunds where state = 'succeeded')"),
  movementsOfTrips("(select * from bookings where trip_counted_at is not null)"),

  follow("payment", movementsOfPayments("(select new.*)")),
  `create trigger payments_ledger after insert on payments for each row execute function follow_payment()`,
  follow("refund", movementsOfRefunds("(select new.*)")),
  `create trigger refunds_ledger after insert on refunds
    for each row when (new.state = 'succeeded') execute function follow_refund()`,
  `create trigger refunds_settled after update of state on refunds
    for each row when (new.state = 'succeeded' and old.state <> 'succeeded') execute function follow_refund()`,
  follow("trip", movementsOfTrips("(select new.*)")),
  `create trigger bookings_ledger after insert or update of trip_counted_at, status, commission_millimes on bookings
    for each row when (new.trip_counted_at is not null) execute function follow_trip()`,

  // Runs at the end of the transaction, when both rows exist.
  `create function check_movement() returns trigger language plpgsql as $$
    begin
      if (select count(*) <> 2 or sum(amount_millimes) <> 0 or count(distinct currency) <> 1
          from ledger where movement_id = new.movement_id) then
        raise exception 'movement % is not balanced', new.movement_id using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger ledger_balanced after insert on ledger deferrable initially deferred
    for each row execute function check_movement()`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger ledger_append_only before update or delete or truncate on ledger
    for each statement execute function refuse_ledger_change()`,
];
