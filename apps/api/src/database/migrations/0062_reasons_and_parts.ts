import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the code of the standard reason for refusing a document [DR2], and the blocks of an event in conflict,
 * one for each of its free parts [CF9].
 */
export const reasonsAndParts: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table documents add reason_code text check (reason_code is null or reason is not null)`,
  `create table calendar_parts (
    block_id uuid primary key references blocks on delete cascade,
    event_id uuid not null references calendar_events on delete cascade
  )`,
  `create index calendar_parts_event on calendar_parts (event_id)`,
];
