import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the prices and terms at which a booking was sold. Earlier bookings have none, because the catalogue at
 * their sale is unknown, and today's would give a wrong receipt.
 */
export const bookingTerms: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column sold_terms jsonb`.execute(db);
  },
};
