import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the log of clients' accounts, and the source of each row that was imported from another catalogue. */
export const operators: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table client_actions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    type text not null check (type in ('reminder', 'payment', 'block', 'unblock', 'note')),
    -- Null for an entry of an operator's command or of a job.
    actor_id uuid references users on delete set null,
    note text check (char_length(note) <= 2000),
    created_at timestamptz not null
  )`,
  `create index client_actions_user on client_actions (user_id, created_at desc)`,

  `create table catalogue_sources (
    type text not null,
    external_id text not null,
    row_id uuid not null,
    content_hash text not null,
    primary key (type, external_id)
  )`,
];
