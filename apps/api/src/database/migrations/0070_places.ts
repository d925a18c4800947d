import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the record of administrators' changes to places and countries [PA3]. */
export const places: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  // Has no foreign key to the place, because the record of a deleted place stays.
  `create table place_edits (
    id uuid primary key default gen_random_uuid(),
    subject text not null check (subject in ('place', 'country')),
    subject_id uuid not null,
    user_id uuid not null references users,
    at timestamptz not null,
    action text not null check (action in ('created', 'changed', 'deleted', 'pictureReplaced', 'pictureDeleted')),
    before jsonb,
    after jsonb
  )`,
  `create index place_edits_subject on place_edits (subject_id, at desc)`,
];
