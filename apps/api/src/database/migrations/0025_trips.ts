import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the time at which a booking was counted as one of its car's trips. The job also counts earlier
 * bookings.
 */
export const trips: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table bookings add column trip_counted_at timestamptz`,
  // Contains only future rentals and those that ended in the last minute.
  `create index bookings_uncounted_trips on bookings (to_at)
    where trip_counted_at is null and deleted_at is null and status in ('deposit', 'paid', 'reserved')`,
];
