import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the driver's licence details and address that staff copy at hand-over [HO15]. */
export const driverPapers: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Enough for 280 characters of up to 4 bytes and the names of the fields.
  `alter table condition_reports add driver_papers jsonb
    check (jsonb_typeof(driver_papers) = 'object' and octet_length(driver_papers::text) <= 2000)`,
  // For deleting them later.
  `create index condition_reports_driver_papers on condition_reports (booking_id) where driver_papers is not null`,
];
