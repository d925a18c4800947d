import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds where agencies collect cars, and the address of a booking's collection. */
export const collection: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `update suppliers set fees = fees || '{"collection": []}'`,
  `alter table suppliers alter column fees set default
    '{"oneWay": [], "airport": null, "outsideHours": null, "youngDriver": null, "delivery": [], "collection": []}'`,
  `alter table bookings
    add column collection_address text check (length(collection_address) between 1 and 200)`,
];
