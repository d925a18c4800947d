import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the cause of a notification. Each cause notifies an account once, whichever process reports it. */
export const adminNotices: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table notifications add column cause text`,
  `create unique index notifications_cause on notifications (user_id, cause) where cause is not null`,
];
