import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the channel of a message in the outbox and the account whose notification setting applies. Adds
 * reminders: one row per recipient and kind, with the time of the last one.
 */
export const messages: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table outbox
    add column channel text not null default 'email' check (channel in ('email', 'sms')),
    add column user_id uuid references users on delete cascade`,
  `create index outbox_user on outbox (user_id) where user_id is not null`,

  `create table reminders (
    id uuid not null,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in
      ('supplier_no_cars', 'supplier_no_phone', 'client_no_phone', 'supplier_pending_booking')),
    channel text not null check (channel in ('email', 'sms', 'email+sms')),
    booking_id uuid references bookings on delete set null,
    sent_at timestamptz not null,
    primary key (user_id, kind)
  )`,
  `create index users_without_phone on users (id) where phone is null`,
  `create index reminders_booking on reminders (booking_id) where booking_id is not null`,
];
