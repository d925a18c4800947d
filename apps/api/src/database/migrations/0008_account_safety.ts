import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds undo links of email changes, the domain's notification kinds, and indexes for old mails. */
export const accountSafety: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Earlier versions wrote `bookingRequested` instead of the domain's `booking_requested`. */
export const notificationKinds = [
  `update notifications set kind = lower(regexp_replace(kind, '([A-Z])', '_\\1', 'g')) where kind ~ '[A-Z]'`,
  `alter table notifications add constraint notifications_kind check (kind ~ '^[a-z]+(_[a-z]+)*$')`,
];

const statements = [
  ...notificationKinds,

  `create index outbox_sent on outbox (sent_at) where sent_at is not null`,
  `create index outbox_dead on outbox (dead_at) where dead_at is not null`,

  // True if the first password was set with a session alone, without proof of the mailbox. Such a password
  // must not authorise more than the session does.
  `alter table users add column password_by_session boolean not null default false`,

  // A 'permission' token is mailed to the current address if the account has no password to confirm with. It authorises
  // changing the address to new_email.
  `alter table mailed_tokens drop constraint mailed_tokens_kind_check`,
  `alter table mailed_tokens add constraint mailed_tokens_kind_check
    check (kind in ('activation', 'reset', 'email', 'permission'))`,
  `alter table mailed_tokens add column new_email text`,
  `alter table mailed_tokens add constraint mailed_tokens_new_email
    check ((kind = 'permission') = (new_email is not null))`,

  // Undo links have their own table, because an attacker with a stolen session could revoke the account's
  // `mailed_tokens`.
  `create table address_undos (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    old_email text not null check (old_email = lower(old_email)),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index address_undos_user on address_undos (user_id)`,
  `create index address_undos_old_email on address_undos (old_email)`,
  `create index address_undos_expiry on address_undos (expires_at)`,

  `create or replace function end_access() returns trigger language plpgsql as $$
  begin
    delete from sessions where user_id = new.id;
    delete from mailed_tokens where user_id = new.id and kind in ('reset', 'email', 'permission');
    new.pending_email := null;
    return new;
  end $$`,
];
