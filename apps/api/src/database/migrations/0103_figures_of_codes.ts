import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds what the marketplace paid agencies for its promo codes to the figures of each day [FG4]. */
export const figuresOfCodes: Migration = {
  async up(db: Kysely<never>) {
    // The default serves processes of the version before, which insert without this column.
    await sql`alter table figure_days add marketplace_discount_millimes bigint not null default 0`.execute(
      db,
    );
  },
};
