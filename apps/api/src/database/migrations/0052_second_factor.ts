import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the second factor of portal accounts [SF1]. */
export const secondFactor: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // The authenticator's secret is derived from the seed and this installation's key.
  `alter table users
    add column second_factor text check (second_factor in ('mail', 'app')),
    add column authenticator_seed text,
    add column authenticator_step integer not null default 0,
    add constraint users_authenticator_check
      check (second_factor is distinct from 'app' or authenticator_seed is not null)`,
  `alter table mailed_tokens drop constraint mailed_tokens_kind_check`,
  `alter table mailed_tokens add constraint mailed_tokens_kind_check
    check (kind in ('activation', 'reset', 'email', 'permission', 'code', 'signIn'))`,
];
