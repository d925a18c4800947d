import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the extras that agencies rent out with their cars. */
export const extras: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table extras (
    id uuid primary key default gen_random_uuid(),
    number integer generated always as identity,
    supplier_id uuid not null references suppliers,
    kind text not null check (length(kind) <= 30),
    name jsonb not null,
    price_millimes bigint not null check (price_millimes >= 0),
    per text not null check (per in ('day', 'rental')),
    maximum_per_rental integer not null check (maximum_per_rental between 1 and 20),
    stock integer not null check (stock between 1 and 500),
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create index extras_supplier on extras (supplier_id, number) where retired_at is null`,
];
