import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the deletion of notifications, which can be undone, the revision by which processes detect changes,
 * and the index of the unread counter.
 */
export const notifications: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table notifications
    add column deleted_at timestamptz,
    add column revision xid8 not null default pg_current_xact_id()`,
  `create trigger notifications_set_revision before insert or update on notifications
    for each row execute function set_revision()`,
  `create index notifications_revision on notifications (revision)`,
  // Few notifications are unread at any time, so the index stays small. The counter reads only this index.
  `create index notifications_unread on notifications (user_id) where read_at is null and deleted_at is null`,
  `create index notifications_deleted on notifications (deleted_at) where deleted_at is not null`,
  `create index notifications_created on notifications (created_at)`,
];
