import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the young-driver fee to the fees of agencies. */
export const youngDriverFees: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `update suppliers set fees = fees || '{"youngDriver": null}'`,
  `alter table suppliers alter column fees
    set default '{"oneWay": [], "airport": null, "outsideHours": null, "youngDriver": null}'`,
];
