import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds indexes for the orders in which the audit reads records: all of them, those of a kind, and those of a
 * person [AU2]. Also adds indexes on the words of agencies, cars, statements and documents for the portal's
 * search [GS2], in the same form as clients' words.
 */
export const audit: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create index supplier_edits_newest on supplier_edits (at desc, id desc)`,
  `create index supplier_edits_newest_of_kind on supplier_edits (subject, at desc, id desc)`,
  `create index supplier_edits_newest_of_user on supplier_edits (user_id, at desc, id desc)`,
  `create index staff_acts_newest on staff_acts (at desc, id desc)`,
  `create index staff_acts_newest_of_actor on staff_acts (actor_id, at desc, id desc)`,
  `create index client_actions_newest on client_actions (created_at desc, id desc)`,
  `create index client_actions_newest_of_actor on client_actions (actor_id, created_at desc, id desc)
    where actor_id is not null`,
  `create index place_edits_newest on place_edits (at desc, id desc)`,
  `create index place_edits_newest_of_user on place_edits (user_id, at desc, id desc)`,
  `create index suppliers_words on suppliers using gin (client_words(name, city, null) gin_trgm_ops)`,
  `create index cars_words on cars
    using gin (supplier_id, client_words(name, plate, translate(plate, ' -', '')) gin_trgm_ops)
    where deleted_at is null`,
  `create index statements_words on statements using gin (supplier_id, client_words(
    series || ' ' || year::text, lpad(number::text, greatest(5, length(number::text)), '0'), number::text
  ) gin_trgm_ops)`,
  `create index documents_words on documents
    using gin (supplier_id, client_words(number, title, null) gin_trgm_ops) where superseded_by is null`,
];
