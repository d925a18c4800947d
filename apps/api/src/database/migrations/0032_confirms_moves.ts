import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the setting by which an agency immediately confirms previously confirmed bookings that move to its
 * cars [MV4].
 */
export const confirmsMoves: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(`alter table suppliers add column confirms_moves boolean not null default true`)
      .execute(db);
  },
};
