import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds commission statements [ST1–ST7], and the counters of their numbers
 * (docs/decisions/0134-number-statements-by-a-counter-row.md).
 */
export const statements: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table statement_counters (
    series text not null check (series in ('RC', 'RCR')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (series, year)
  )`,
  `create table statements (
    id uuid primary key,
    series text not null check (series in ('RC', 'RCR')),
    year integer not null,
    number integer not null check (number > 0),
    corrects uuid references statements,
    supplier_id uuid not null references suppliers,
    month text not null check (month ~ '^2[0-9]{3}-[0-9]{2}$'),
    currency text not null,
    ends_at timestamptz not null,
    issued_at timestamptz not null,
    totals jsonb not null,
    opening_millimes bigint not null,
    closing_millimes bigint not null,
    content text not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    unique (series, year, number),
    check ((series = 'RC') = (corrects is null))
  )`,
  `create unique index statements_month on statements (supplier_id, currency, month) where corrects is null`,
  `create index statements_supplier on statements (supplier_id, month)`,
  `create index statements_of_month on statements (month)`,
  `create trigger statements_append_only before update or delete or truncate on statements
    for each statement execute function refuse_ledger_change()`,
];
