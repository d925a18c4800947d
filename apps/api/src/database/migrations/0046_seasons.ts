import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds seasons. A car's price periods are computed from its own periods and the seasons of its agency. Until
 * the agency has its first season, `own_periods` is null and `periodic_prices` contains the car's own
 * periods.
 */
export const seasons: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table cars
    add column own_periods jsonb,
    add column minimum_periods jsonb not null default '[]'`,
  // The day for which yearly seasons were last computed.
  `alter table suppliers add column seasons_computed_on date`,
  `create table seasons (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    name text not null,
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    repeats_yearly boolean not null,
    price_kind text not null check (price_kind in ('daily', 'percentage', 'unchanged')),
    daily_price_millimes bigint check ((price_kind = 'daily') = (daily_price_millimes is not null)),
    percentage_hundredths integer check ((price_kind = 'percentage') = (percentage_hundredths is not null)),
    minimum_days integer check (minimum_days between 1 and 60),
    ranges text[] not null,
    car_ids uuid[] not null,
    position integer not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index seasons_supplier on seasons (supplier_id, position)`,
];
