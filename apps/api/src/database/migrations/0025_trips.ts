import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds when a booking was counted among its car's trips. Bookings of before are counted by the job. */
export const trips: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table bookings add column trip_counted_at timestamptz`,
  // Holds only rentals to come and those of the last minute.
  `create index bookings_uncounted_trips on bookings (to_at)
    where trip_counted_at is null and deleted_at is null and status in ('deposit', 'paid', 'reserved')`,
];
