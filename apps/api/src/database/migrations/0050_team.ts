import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds invitations to an agency's team, and the columns that the list of a person's sessions shows. */
export const team: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table team_invitations (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    token_hash text not null unique,
    email text not null check (length(email) <= 254),
    role text not null check (role in ('owner', 'manager', 'desk', 'accountant')),
    invited_by uuid not null references users,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  // An agency has at most one open invitation for an address.
  `create unique index team_invitations_open on team_invitations (supplier_id, email)
    where used_at is null and revoked_at is null`,
  `alter table users add column left_at timestamptz`,
  `alter table sessions
    add column id uuid not null unique default gen_random_uuid(),
    add column user_agent text check (length(user_agent) <= 200),
    add column seen_at timestamptz`,
];
