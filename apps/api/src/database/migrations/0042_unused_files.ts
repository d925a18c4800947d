import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the files in the store that no other row refers to. A job deletes each one when it is due. */
export const unusedFiles: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table unused_files (
    file_key text primary key,
    due_at timestamptz not null
  )`,
  `create index unused_files_due on unused_files (due_at)`,
];
