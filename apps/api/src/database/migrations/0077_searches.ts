import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds daily counts of searches and of zero-result searches [FG9, FG10]. Stores nothing about the person who
 * searched.
 */
export const searches: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table search_days (day date primary key, searches bigint not null, in_vain bigint not null)`,
  `create table vain_searches (
    day date not null,
    place_id uuid references locations on delete cascade,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    filters text[] not null,
    searches integer not null,
    unique nulls not distinct (day, place_id, month, filters)
  )`,
  `comment on column vain_searches.place_id is 'Null: any place'`,
  `create index vain_searches_place on vain_searches (place_id)`,
];
