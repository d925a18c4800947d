import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the records that staff make at the desk: hand-overs, returns, no-shows and notes [DK1–DK5]. */
export const rentalRecords: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table bookings add no_show_at timestamptz`,
  `create table rental_records (
    id uuid primary key,
    booking_id uuid not null references bookings,
    kind text not null check (kind in ('handOver', 'return')),
    at timestamptz not null,
    recorded_by uuid not null references users,
    mileage integer check (mileage between 0 and 2000000),
    fuel integer check (fuel between 0 and 8),
    withdrawn_at timestamptz,
    withdrawn_by uuid references users
  )`,
  `create unique index rental_records_once on rental_records (booking_id, kind) where withdrawn_at is null`,
  `create index rental_records_by on rental_records (recorded_by)`,
  `create table booking_notes (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    author_id uuid not null references users,
    text text not null check (length(text) <= 1000),
    at timestamptz not null
  )`,
  `create index booking_notes_booking on booking_notes (booking_id, number)`,
  `create index booking_notes_author on booking_notes (author_id)`,
];
