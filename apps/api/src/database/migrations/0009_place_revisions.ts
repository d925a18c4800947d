import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks a place as changed when its names, retired slugs or country change, because searches read place names
 * from memory.
 */
export const placeRevisions: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const triggersOf = (table: string) => [
  `create trigger ${table}_inserted after insert on ${table} referencing new table as changed
    for each statement execute function touch_locations()`,
  `create trigger ${table}_updated_from after update on ${table} referencing old table as changed
    for each statement execute function touch_locations()`,
  `create trigger ${table}_updated_to after update on ${table} referencing new table as changed
    for each statement execute function touch_locations()`,
  `create trigger ${table}_deleted after delete on ${table} referencing old table as changed
    for each statement execute function touch_locations()`,
];

const statements = [
  `create function touch_locations() returns trigger language plpgsql as $$
  begin
    update locations set revision = pg_current_xact_id()
    where id in (select location_id from changed) and revision <> pg_current_xact_id();
    return null;
  end $$`,
  ...triggersOf("location_names"),
  ...triggersOf("location_old_slugs"),

  `create function touch_locations_of_countries() returns trigger language plpgsql as $$
  begin
    update locations set revision = pg_current_xact_id()
    where country_id in (select id from changed) and revision <> pg_current_xact_id();
    return null;
  end $$`,
  `create trigger countries_updated after update on countries referencing new table as changed
    for each statement execute function touch_locations_of_countries()`,
];
