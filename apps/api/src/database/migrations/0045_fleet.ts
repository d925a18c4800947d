import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds drafts and withdrawn cars, and the private fields, versions and photos of cars. */
export const fleet: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table cars
    add column status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
    add column version integer not null default 1,
    add column plate text,
    add column chassis_last text,
    add column registration_date date,
    add column fiscal_power integer check (fiscal_power between 1 and 99),
    alter column daily_price_millimes drop not null,
    alter column deposit_millimes drop not null,
    add constraint cars_priced check (
      status = 'draft' or (daily_price_millimes is not null and deposit_millimes is not null))`,
  `create unique index cars_plate on cars (supplier_id, plate) where deleted_at is null`,
  // Twelve positions allow at most twelve photos. The constraint is deferred, because photos swap positions.
  `create table car_photos (
    id uuid primary key default gen_random_uuid(),
    car_id uuid not null references cars on delete cascade,
    file_key text not null unique,
    card_key text not null unique,
    position integer not null check (position between 0 and 11),
    focal_x integer not null default 50 check (focal_x between 0 and 100),
    focal_y integer not null default 50 check (focal_y between 0 and 100),
    alt jsonb not null default '{}',
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    created_at timestamptz not null,
    unique (car_id, position) deferrable initially deferred
  )`,
];
