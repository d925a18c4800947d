import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the promo codes of agencies, and which code a booking uses. */
export const promoCodes: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table promo_codes (
    id uuid primary key default gen_random_uuid(),
    number integer generated always as identity,
    supplier_id uuid not null references suppliers,
    code text not null check (code ~ '^[A-Z0-9]{4,20}$'),
    percentage integer check (percentage between 1 and 90),
    amount_millimes bigint check (amount_millimes > 0),
    valid_from date not null,
    valid_until date not null check (valid_from <= valid_until),
    rental_from date,
    rental_until date check (rental_from is null or rental_from <= rental_until),
    minimum_days integer check (minimum_days between 1 and 366),
    minimum_rental_millimes bigint check (minimum_rental_millimes >= 0),
    maximum_uses integer check (maximum_uses between 1 and 10000),
    maximum_uses_per_driver integer check (maximum_uses_per_driver between 1 and 100),
    is_paused boolean not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    retired_at timestamptz,
    check ((percentage is null) <> (amount_millimes is null))
  )`,
  `create unique index promo_codes_code on promo_codes (supplier_id, code) where retired_at is null`,
  `alter table bookings add column promo_code_id uuid references promo_codes`,
  // For counting the uses of a code [PD4].
  `create index bookings_promo_code on bookings (promo_code_id) where promo_code_id is not null`,
];
