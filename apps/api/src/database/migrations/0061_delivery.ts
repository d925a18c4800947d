import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the places to which agencies deliver cars, and the address of a booking's delivery. */
export const delivery: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `update suppliers set fees = fees || '{"delivery": []}'`,
  `alter table suppliers alter column fees
    set default '{"oneWay": [], "airport": null, "outsideHours": null, "youngDriver": null, "delivery": []}'`,
  `alter table bookings add column delivery_address text check (length(delivery_address) between 1 and 200)`,
];
