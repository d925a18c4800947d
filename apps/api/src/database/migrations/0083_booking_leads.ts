import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds daily counts of bookings by the number of days from booking to pick-up [FG11]. */
export const bookingLeads: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table booking_leads (
    day date not null,
    supplier_id uuid references suppliers,
    days integer not null check (days >= 0),
    bookings integer not null,
    unique nulls not distinct (supplier_id, day, days)
  )`,
  `comment on column booking_leads.supplier_id is 'Null: all agencies together'`,
  `create index booking_leads_day on booking_leads (day)`,
  // Days counted before the migration, or by a server of the previous version, are counted again.
  `alter table counted_days add column with_leads boolean not null default false`,
];
