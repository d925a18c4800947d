import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the request sent to a gateway to open a session, and the time of a refund's first attempt. */
export const gatewayRequests: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table payment_sessions add column request jsonb`,
  `alter table refunds add column first_attempt_at timestamptz`,
];
