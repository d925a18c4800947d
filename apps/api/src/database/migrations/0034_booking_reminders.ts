import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds reminders for bookings, one row per booking and kind, and the driver's consent to a reminder of an
 * unfinished payment.
 */
export const bookingReminders: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table booking_reminders (
    booking_id uuid not null references bookings on delete cascade,
    kind text not null check (kind in ('pick_up', 'drop_off', 'review', 'unfinished_checkout')),
    sent_at timestamptz not null,
    primary key (booking_id, kind)
  )`,
  `alter table bookings add column wants_checkout_reminder boolean not null default false`,
  `create index bookings_to_remind_of_checkout on bookings (id) where wants_checkout_reminder and status = 'void'`,
];
