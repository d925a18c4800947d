import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the fees that agencies charge for some rentals besides the car's price, in the form of the domain's
 * `SupplierFees`.
 */
export const fees: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table suppliers add column fees jsonb not null
    default '{"oneWay": [], "airport": null, "outsideHours": null}' check (jsonb_typeof(fees) = 'object')`,
];
