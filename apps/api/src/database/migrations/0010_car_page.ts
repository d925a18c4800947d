import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the data of a car's page: excess amounts, an agency's hours and response time, meeting places, and retired slugs
 * of cars.
 */
export const carPage: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const excesses = [
  "damage_excess_millimes",
  "waived_damage_excess_millimes",
  "theft_excess_millimes",
  "protected_theft_excess_millimes",
  "insured_excess_millimes",
];

const statements = [
  // All are null if the agency states no excess.
  ...excesses.map(
    (column) => `alter table cars add column ${column} bigint check (${column} >= 0 and ${column} % 10 = 0)`,
  ),
  `alter table cars add constraint cars_excess_whole check (num_nulls(${excesses.join()}) in (0, 5))`,

  `alter table suppliers
    add column opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array'),
    add column answer_minutes integer check (answer_minutes between 1 and 43200)`,

  `create table meeting_places (
    supplier_id uuid not null references suppliers on delete cascade,
    location_id uuid not null references locations on delete cascade,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    instructions jsonb not null check (jsonb_typeof(instructions) = 'object'),
    primary key (supplier_id, location_id)
  )`,

  `create table car_old_slugs (
    slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    car_id uuid not null references cars on delete cascade
  )`,
  `create index car_old_slugs_car on car_old_slugs (car_id)`,
  `create function keep_old_slug_of_car() returns trigger language plpgsql as $$
  begin
    insert into car_old_slugs (slug, car_id) values (old.slug, new.id)
      on conflict (slug) do update set car_id = excluded.car_id;
    return null;
  end $$`,
  `create trigger cars_keep_old_slug after update of slug on cars
    for each row when (old.slug <> new.slug) execute function keep_old_slug_of_car()`,
];
