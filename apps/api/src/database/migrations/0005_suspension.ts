import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Makes every suspension revoke sessions, the pending address, and links that set a password or move the
 * account. Otherwise they would be valid again when the suspension ends, even those of a thief. The link that
 * confirms the address stays, because only someone who reads that address's mail can use it.
 */
export const suspension: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create function end_access() returns trigger language plpgsql as $$
  begin
    delete from sessions where user_id = new.id;
    delete from mailed_tokens where user_id = new.id and kind in ('reset', 'email');
    new.pending_email := null;
    return new;
  end $$`,
  `create trigger users_suspended before update of account_status on users
    for each row when (new.account_status = 'blocked' and old.account_status <> 'blocked')
    execute function end_access()`,

  `delete from sessions using users where users.id = user_id and account_status = 'blocked'`,
  `delete from mailed_tokens using users
    where users.id = user_id and account_status = 'blocked' and mailed_tokens.kind in ('reset', 'email')`,
  `update users set pending_email = null where account_status = 'blocked' and pending_email is not null`,
];
