import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the methods by which agencies take security deposits, in the form of the domain's `DepositTerms`. */
export const deposits: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(`alter table suppliers add column deposits jsonb not null
        default '[]' check (jsonb_typeof(deposits) = 'array')`)
      .execute(db);
  },
};
