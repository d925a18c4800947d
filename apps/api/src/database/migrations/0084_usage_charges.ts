import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the charges for extra kilometres and missing fuel, which belong to the report of the return [HO9]. */
export const usageCharges: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table usage_charges (
      booking_id uuid not null,
      report_id uuid not null,
      kind text not null check (kind in ('extraKilometres', 'missingFuel')),
      count integer not null check (count > 0),
      unit_millimes bigint not null check (unit_millimes > 0),
      covered_millimes bigint not null check (covered_millimes between 0 and count * unit_millimes),
      primary key (booking_id, report_id, kind),
      foreign key (booking_id, report_id) references condition_reports (booking_id, id)
    )`.execute(db);
  },
};
