import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds cars that drivers save for given places and dates, and the checks of saved cars with a price alert
 * [SV1–SV7].
 */
export const savedCars: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table saved_cars (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    car_id uuid not null references cars on delete cascade,
    pickup_location_id uuid not null references locations on delete cascade,
    drop_off_location_id uuid not null references locations on delete cascade,
    from_at timestamptz not null,
    to_at timestamptz not null check (to_at > from_at),
    driver_age smallint check (driver_age between 0 and 120),
    saved_at timestamptz not null,
    alert_since timestamptz,
    known_millimes bigint check (known_millimes >= 0),
    taken_checks smallint not null default 0,
    unique nulls not distinct
      (user_id, car_id, pickup_location_id, drop_off_location_id, from_at, to_at, driver_age)
  )`,
  `comment on column saved_cars.alert_since is 'When the driver agreed to mails about it; null without'`,
  `comment on column saved_cars.known_millimes is 'The lowest total that the driver was told'`,
  `create index saved_cars_car on saved_cars (car_id)`,
  `create index saved_cars_pickup_location on saved_cars (pickup_location_id)`,
  `create index saved_cars_drop_off_location on saved_cars (drop_off_location_id)`,
  `create index saved_cars_end on saved_cars (to_at)`,
  `create index saved_cars_with_alert on saved_cars (user_id, from_at) where alert_since is not null`,
  `create table saved_car_checks (
    user_id uuid primary key references users on delete cascade,
    checked_at timestamptz not null,
    mailed_at timestamptz
  )`,
  `create index saved_car_checks_oldest on saved_car_checks (checked_at)`,
];
