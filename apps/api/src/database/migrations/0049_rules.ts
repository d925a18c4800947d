import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds settings of the portal: an agency's closed dates, the places where it takes cars back, and the version
 * of its rules.
 */
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
