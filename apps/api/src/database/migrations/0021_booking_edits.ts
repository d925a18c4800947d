import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds edits that wait for a payment, and the edit history, which is never changed or deleted. */
export const bookingEdits: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table open_edits (
    session_id uuid primary key references payment_sessions,
    booking_id uuid not null unique references bookings,
    hold_id uuid,
    edit jsonb not null,
    actor_id uuid references users,
    created_at timestamptz not null
  )`,
  `create index open_edits_actor on open_edits (actor_id) where actor_id is not null`,

  `create table booking_edits (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    actor_id uuid references users,
    session_id uuid references payment_sessions,
    before jsonb not null,
    after jsonb not null,
    at timestamptz not null
  )`,
  `create index booking_edits_booking on booking_edits (booking_id, number)`,
  `create index booking_edits_actor on booking_edits (actor_id) where actor_id is not null`,
  `create index booking_edits_session on booking_edits (session_id) where session_id is not null`,
  `create trigger booking_edits_append_only before update or delete or truncate on booking_edits
    for each statement execute function refuse_change()`,
];
