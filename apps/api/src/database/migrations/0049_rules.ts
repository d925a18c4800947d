import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds what an agency's people set in the portal: closed dates, places that take cars back, and the record's version. */
export const rules: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table suppliers
    add column closed_dates jsonb not null default '[]' check (jsonb_typeof(closed_dates) = 'array'),
    add column version integer not null default 1 check (version > 0)`,
  `alter table supplier_locations add column accepts_returns boolean not null default true`,
];
