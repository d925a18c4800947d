import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds an agency's tax number and city, the time at which it applied, and the reason for a refusal. */
export const join: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table suppliers
    add column tax_number text,
    add column city text,
    add column submitted_at timestamptz check (submitted_at is null or joining),
    add column refusal_reason text`,
  `create index suppliers_tax_number on suppliers (left(tax_number, 8))`,
  `create index suppliers_search_name on suppliers (search_name)`,
  `create index suppliers_submitted on suppliers (submitted_at) where submitted_at is not null`,
];
