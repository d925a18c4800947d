import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the order in which mails are sent. The next due mail is the first entry of its index, however many are queued.
 */
export const mailPriority: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table outbox add column priority smallint not null default 1 check (priority between 0 and 2)`,
  `drop index outbox_due`,
  `create index outbox_due on outbox (channel, priority, next_attempt_at)
    where sent_at is null and dead_at is null`,
];
