import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the reason that staff give the driver of a declined or cancelled booking. */
export const cancelReason: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      alter table bookings add column cancel_reason text check (char_length(cancel_reason) <= 200)
    `.execute(db);
  },
};
