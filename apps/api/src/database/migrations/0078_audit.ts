import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the orders in which the audit reads what was recorded: of all, of a kind, and of a person [AU2]. */
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
];
