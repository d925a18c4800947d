import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the dates of a rental to the index of an agency's list, so that a list filtered by dates reads no
 * bookings outside its page. Allows only the job that deletes bookings after ten years to delete their
 * append-only records too, and adds the indexes that it needs.
 */
export const bookingDates: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index bookings_of_supplier_newest on bookings (supplier_id, created_at desc, id) include (from_at, to_at)
    where deleted_at is null`,
  `drop index bookings_of_supplier`,

  // The setting lasts until the job's transaction ends.
  `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('sayara.deletes_old_bookings', true) = 'on' then
      return null;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  `create index bookings_ended on bookings (to_at)`,
  // The database uses these to check that nothing refers to a deleted row.
  `create index notifications_booking on notifications (booking_id) where booking_id is not null`,
  `create index payments_carried on payments (carried_from) where carried_from is not null`,
  `create index refunds_payment on refunds (payment_id)`,
];
