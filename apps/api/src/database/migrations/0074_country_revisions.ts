import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the revision of a country, which every change of its row renews, as a place has it [PA5]. */
export const countryRevisions: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `alter table countries add column revision xid8 not null default pg_current_xact_id()`,
  `create trigger countries_set_revision before insert or update on countries
    for each row execute function set_revision()`,
];
