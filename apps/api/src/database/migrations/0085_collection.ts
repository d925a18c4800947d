import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the places from which agencies collect cars, and the address of a booking's collection. A trigger
 * keeps the places when a server of the previous version writes an agency's fees without them.
 */
export const collection: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `update suppliers set fees = fees || '{"collection": []}'`,
  `alter table suppliers alter column fees set default
    '{"oneWay": [], "airport": null, "outsideHours": null, "youngDriver": null, "delivery": [], "collection": []}'`,
  `create function keep_collection() returns trigger language plpgsql as $$
    begin
      new.fees := jsonb_build_object('collection', coalesce(old.fees -> 'collection', '[]')) || new.fees;
      return new;
    end
  $$`,
  `create trigger suppliers_collection before insert or update of fees on suppliers
    for each row when (not new.fees ? 'collection') execute function keep_collection()`,
  `alter table bookings
    add column collection_address text check (length(collection_address) between 1 and 200)`,
];
