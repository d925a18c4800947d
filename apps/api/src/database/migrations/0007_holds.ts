import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds indexes for the limits on unpaid holds: by driver, and by network address of unconfirmed guests. */
export const holds: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `DROP INDEX bookings_unpaid_phone`,
  `DROP INDEX bookings_unpaid_address`,
  `CREATE INDEX bookings_unpaid_driver ON bookings (driver_id) WHERE lapses_at IS NOT NULL`,
  `CREATE INDEX bookings_unconfirmed_address ON bookings (address_key)
    WHERE lapses_at IS NOT NULL AND is_guest AND link_opened_at IS NULL`,
];
