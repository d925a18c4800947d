import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds administrators' actions to the log of clients' accounts. Also adds indexes for the list of clients:
 * one on the words of name, email address and phone number, and one for each order of the list. A search
 * among a million accounts reads only its matches [CL1–CL5].
 */
export const clients: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const isClient = `type = 'user' and erased_at is null`;

const definitions = [
  `alter table client_actions
    add column action text check (action in ('email', 'sms', 'block', 'unblock', 'note')),
    add column subject text check (char_length(subject) <= 200),
    add column status text check (status in ('active', 'blocked', 'needs_follow_up'))`,
  // Returns the words as `plainText` does, with a space before each. It is in PL/pgSQL so that the planner
  // does not inline it, and has a high cost so that the planner does not compute it for every row.
  `create function client_words(full_name text, email text, phone text) returns text
    language plpgsql immutable parallel safe cost 1000 as $$
  begin
    return ' ' || regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(lower(regexp_replace(
          normalize(concat_ws(' ', full_name, email, phone), NFKD),
          '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640]', '', 'g'
        )), 'œ', 'oe'), 'æ', 'ae'), 'ى', 'ي'), 'ة', 'ه'),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u060c\\u061b\\u061f]+', ' ', 'g'
      ),
      '(^| )ال(?=[^ ]{2})', '\\1', 'g'
    );
  end $$`,
  `create index users_words on users using gin (client_words(full_name, email, phone) gin_trgm_ops)
    where ${isClient}`,
  `create index users_newest on users (created_at desc, id) where ${isClient}`,
  `create index users_to_watch on users (account_status, created_at desc, id)
    where ${isClient} and account_status <> 'active'`,
];
