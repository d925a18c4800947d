import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Creates countries, places, agencies, cars and reviews.
 *
 * Money is in integer millimes. A deposit or option price is −1 (not available), 0 (included) or an amount. Every
 * amount is a multiple of 10 millimes, so that two decimals of a dinar show it exactly.
 *
 * `revision` is the transaction that last changed the row. An API process keeps a compact copy of the catalogue in
 * memory; each search loads the rows with revisions newer than its last snapshot.
 */
export const catalogue: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create extension if not exists btree_gist`,

  `create function set_revision() returns trigger language plpgsql as $$
  begin
    new.revision := pg_current_xact_id();
    return new;
  end $$`,

  `create table countries (
    id uuid primary key default gen_random_uuid(),
    code text not null unique check (code ~ '^[A-Z]{2}$')
  )`,

  `create table country_names (
    country_id uuid not null references countries on delete cascade,
    language text not null,
    name text not null,
    primary key (country_id, language)
  )`,

  `create table locations (
    id uuid primary key default gen_random_uuid(),
    country_id uuid not null references countries,
    parent_id uuid references locations check (parent_id <> id),
    kind text not null,
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    code text unique,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    image text,
    featured_rank integer,
    revision xid8 not null default pg_current_xact_id()
  )`,
  `create index locations_parent on locations (parent_id)`,
  `create index locations_revision on locations (revision)`,
  `create trigger locations_set_revision before insert or update on locations
    for each row execute function set_revision()`,

  `create table location_old_slugs (
    slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    location_id uuid not null references locations on delete cascade
  )`,

  `create table location_names (
    location_id uuid not null references locations on delete cascade,
    language text not null,
    name text not null,
    search_name text not null,
    primary key (location_id, language)
  )`,

  `create table suppliers (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name text not null,
    search_name text not null,
    logo text,
    bio text,
    rating double precision check (rating between 1 and 5),
    review_count integer not null default 0 check (review_count >= 0),
    pay_later boolean not null default true,
    minimum_rental_days integer not null default 1 check (minimum_rental_days >= 1),
    lead_time_hours integer not null default 2 check (lead_time_hours >= 0),
    turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 1440),
    down_payment_percentage double precision check (down_payment_percentage > 0 and down_payment_percentage < 100),
    contract_files jsonb not null default '{}',
    suspended boolean not null default false,
    phone text,
    email text,
    address text,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    revision xid8 not null default pg_current_xact_id()
  )`,
  `create index suppliers_revision on suppliers (revision)`,
  `create trigger suppliers_set_revision before insert or update on suppliers
    for each row execute function set_revision()`,

  // Drop-off places of an agency.
  `create table supplier_locations (
    supplier_id uuid not null references suppliers on delete cascade,
    location_id uuid not null references locations,
    primary key (supplier_id, location_id)
  )`,

  `create table cars (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    supplier_id uuid not null references suppliers,
    name text not null,
    image text,
    body text not null,
    color text not null,
    range text not null,
    fuel_type text not null,
    gearbox text not null,
    seats integer not null check (seats between 1 and 60),
    doors integer not null check (doors between 0 and 9),
    aircon boolean not null,
    fuel_policy text not null,
    mileage integer not null check (mileage = -1 or mileage > 0),
    multimedia text[] not null default '{}',
    co2 integer check (co2 >= 0),
    trips integer not null default 0 check (trips >= 0),
    availability text not null,
    minimum_age integer not null default 21 check (minimum_age between 18 and 99),
    minimum_licence_years integer not null default 0 check (minimum_licence_years >= 0),
    deposit_millimes bigint not null check (deposit_millimes = -1 or (deposit_millimes >= 0 and deposit_millimes % 10 = 0)),
    daily_price_millimes bigint not null check (daily_price_millimes >= 0 and daily_price_millimes % 10 = 0),
    periodic_prices jsonb not null default '[]' check (jsonb_typeof(periodic_prices) = 'array'),
    discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
    cancellation_millimes bigint not null check (cancellation_millimes = -1 or (cancellation_millimes >= 0 and cancellation_millimes % 10 = 0)),
    amendments_millimes bigint not null check (amendments_millimes = -1 or (amendments_millimes >= 0 and amendments_millimes % 10 = 0)),
    theft_protection_millimes bigint not null check (theft_protection_millimes = -1 or (theft_protection_millimes >= 0 and theft_protection_millimes % 10 = 0)),
    collision_damage_waiver_millimes bigint not null check (collision_damage_waiver_millimes = -1 or (collision_damage_waiver_millimes >= 0 and collision_damage_waiver_millimes % 10 = 0)),
    full_insurance_millimes bigint not null check (full_insurance_millimes = -1 or (full_insurance_millimes >= 0 and full_insurance_millimes % 10 = 0)),
    additional_driver_millimes bigint not null check (additional_driver_millimes = -1 or (additional_driver_millimes >= 0 and additional_driver_millimes % 10 = 0)),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    revision xid8 not null default pg_current_xact_id()
  )`,
  `create index cars_supplier on cars (supplier_id)`,
  `create index cars_revision on cars (revision)`,
  `create trigger cars_set_revision before insert or update on cars
    for each row execute function set_revision()`,

  // Pick-up places of a car.
  `create table car_locations (
    car_id uuid not null references cars on delete cascade,
    location_id uuid not null references locations,
    primary key (location_id, car_id)
  )`,
  `create index car_locations_car on car_locations (car_id)`,

  // Marks a car or an agency as changed when its places change, because a search loads the places with it.
  `create function touch_cars() returns trigger language plpgsql as $$
  begin
    update cars set revision = pg_current_xact_id()
    where id in (select car_id from changed) and revision <> pg_current_xact_id();
    return null;
  end $$`,
  `create trigger car_locations_inserted after insert on car_locations referencing new table as changed
    for each statement execute function touch_cars()`,
  `create trigger car_locations_deleted after delete on car_locations referencing old table as changed
    for each statement execute function touch_cars()`,
  `create function touch_suppliers() returns trigger language plpgsql as $$
  begin
    update suppliers set revision = pg_current_xact_id()
    where id in (select supplier_id from changed) and revision <> pg_current_xact_id();
    return null;
  end $$`,
  `create trigger supplier_locations_inserted after insert on supplier_locations referencing new table as changed
    for each statement execute function touch_suppliers()`,
  `create trigger supplier_locations_deleted after delete on supplier_locations referencing old table as changed
    for each statement execute function touch_suppliers()`,

  // Has no foreign keys to the booking and the user, because a review outlives both.
  `create table reviews (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    booking_id uuid unique,
    user_id uuid,
    author_name text not null,
    language text not null,
    rating integer not null check (rating between 1 and 5),
    comments text not null default '' check (rating >= 3 or comments <> ''),
    rented_car boolean not null,
    agency_answered_calls boolean not null,
    agency_cancelled_last_minute boolean not null,
    car_eta text not null,
    created_at timestamptz not null
  )`,
  `create index reviews_supplier on reviews (supplier_id, created_at desc)`,
];
