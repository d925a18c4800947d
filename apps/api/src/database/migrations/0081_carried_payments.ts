import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Dates money that is carried over to another booking by the time at which that booking was made, like its
 * refund from the first booking [LG4]. Until now, the ledger used `payments.at`, the time at which the driver
 * paid.
 */
export const carriedPayments: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create or replace function follow_payment() returns trigger language plpgsql as $$
    begin
      insert into ledger (movement_id, kind, account, amount_millimes, currency, at, supplier_id, booking_id,
        payment_id, refund_id)
      select moved.id, moved.kind, entry.account, entry.amount, new.currency, moved.at, moved.supplier_id,
        new.booking_id, new.id, null
      from (
        select gen_random_uuid() as id,
          case when new.gateway is null then 'desk_payment' else 'online_payment' end as kind,
          case when new.gateway is null then 'desk' else 'agency' end as receiver,
          case when new.carried_from is null then new.at else bookings.created_at end as at, bookings.supplier_id
        from bookings where bookings.id = new.booking_id
      ) as moved
      cross join lateral (values ('driver', -new.amount_millimes), (moved.receiver, new.amount_millimes))
        as entry (account, amount);
      return null;
    end
  $$`,
  `alter table ledger disable trigger ledger_append_only`,
  // Skips movements that an issued statement or correction contains, which must not change [ST1].
  `update ledger set at = bookings.created_at
    from payments join bookings on bookings.id = payments.booking_id
    where payments.id = ledger.payment_id and payments.carried_from is not null
      and ledger.at <> bookings.created_at
      and not exists (select from statements where statements.supplier_id = ledger.supplier_id
        and statements.issued_at > bookings.created_at)`,
  `alter table ledger enable trigger ledger_append_only`,
];
