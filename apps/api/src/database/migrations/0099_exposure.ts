import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds counts of shown and opened cars by day and agency [FG13]. Stores nothing about the person who
 * searched.
 */
export const exposure: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table exposure_days (
    day date not null,
    supplier_id uuid references suppliers on delete cascade,
    shown bigint not null,
    opened bigint not null,
    unique nulls not distinct (supplier_id, day)
  )`,
  `comment on column exposure_days.supplier_id is 'Null: all agencies together'`,
  // For deleting old days.
  `create index exposure_days_day on exposure_days (day)`,
];
