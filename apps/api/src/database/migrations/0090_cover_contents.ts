import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the contents of an agency's covers [CV1], and each booking's excess and cover contents as sold [CV3].
 */
export const coverContents: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `alter table suppliers add column cover_contents jsonb check (jsonb_typeof(cover_contents) = 'object')`,
  `comment on column suppliers.cover_contents is 'Null: the agency has not said'`,
  `alter table bookings add column sold_covers jsonb check (jsonb_typeof(sold_covers) = 'object')`,
  `comment on column bookings.sold_covers is 'Null: sold before it was stored'`,
];
