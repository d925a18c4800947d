import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the portal's sessions, the roles of an agency's people, agencies that have not been accepted yet, and
 * the record of edits.
 */
export const portal: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table users add column supplier_role text not null default 'owner'
    check (supplier_role in ('owner', 'manager', 'desk', 'accountant'))`,
  `alter table sessions add column application text not null default 'frontend'
    check (application in ('backend', 'frontend'))`,
  // Until it is accepted, an agency is hidden from drivers in the same way as a suspended one.
  `alter table suppliers add column joining boolean not null default false check (suspended or not joining)`,
  `create table supplier_edits (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    user_id uuid not null references users,
    at timestamptz not null,
    subject text not null,
    subject_id text not null,
    action text not null,
    before jsonb,
    after jsonb
  )`,
  `create index supplier_edits_supplier on supplier_edits (supplier_id, at desc)`,
  `create index supplier_edits_subject on supplier_edits (subject_id, at desc)`,
];
