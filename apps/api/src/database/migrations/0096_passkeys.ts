import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds passkeys and their challenges [PK1, PK2]. */
export const passkeys: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    credential_id text not null unique check (length(credential_id) between 1 and 1364),
    public_key text not null check (length(public_key) <= 4000),
    counter bigint not null default 0,
    name text not null check (length(name) between 1 and 60),
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_user_id_idx on passkeys (user_id)`,
  // A challenge without an account is for signing in with any passkey; one with an account is for adding a
  // passkey to it.
  `create table passkey_challenges (
    challenge_hash text primary key,
    user_id uuid references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at)`,
  `create index passkey_challenges_user_id_idx on passkey_challenges (user_id)`,
];
