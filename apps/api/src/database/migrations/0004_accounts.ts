import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds kinds of mailed links, pending addresses, captcha passes, and social sign-in. */
export const accounts: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table users add column pending_email text check (pending_email = lower(pending_email))`,
  `create index users_pending_email on users (pending_email) where pending_email is not null`,

  `create table mailed_tokens (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('activation', 'reset', 'email')),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index mailed_tokens_user on mailed_tokens (user_id)`,
  `create index mailed_tokens_expiry on mailed_tokens (expires_at)`,
  // Their links were dropped with the earlier table.
  `delete from outbox where kind = 'accountActivation'`,
  `drop table activation_tokens`,

  `create table captcha_passes (
    pass_hash text primary key,
    expires_at timestamptz not null
  )`,
  `create index captcha_passes_expiry on captcha_passes (expires_at)`,

  `create table spent_proofs (
    proof_hash text primary key,
    expires_at timestamptz not null
  )`,
  `create index spent_proofs_expiry on spent_proofs (expires_at)`,

  `create table social_identities (
    provider text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (provider, subject)
  )`,
  `create index social_identities_user on social_identities (user_id)`,
];
