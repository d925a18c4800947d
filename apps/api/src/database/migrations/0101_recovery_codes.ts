import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the recovery codes of accounts with an authenticator app [SF6]. */
export const recoveryCodes: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  },
};
