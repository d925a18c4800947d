import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds other names of places, in any script, and the rank of airports by passengers. */
export const placeNames: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table locations add column traffic_rank integer check (traffic_rank > 0)`,
  `create table location_other_names (
    location_id uuid not null references locations on delete cascade,
    name text not null check (length(name) between 1 and 100),
    primary key (location_id, name)
  )`,
];
