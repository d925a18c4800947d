import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the prices and terms at which a booking was sold. Earlier bookings have none: the catalogue of that time is
 * unknown, and today's would give a receipt that looks recomputed but is not.
 */
export const bookingTerms: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column sold_terms jsonb`.execute(db);
  },
};
