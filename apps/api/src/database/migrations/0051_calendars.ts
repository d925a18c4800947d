import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the calendars of agencies: secret addresses for other programs, calendars that the API reads, their
 * events, and conflicts.
 */
export const calendars: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table calendar_feeds (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    car_id uuid references cars,
    token_hash text not null unique,
    language text not null check (length(language) <= 10),
    created_by uuid not null references users,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  // A car has at most one valid address, and so has the fleet.
  `create unique index calendar_feeds_open on calendar_feeds (supplier_id, car_id) nulls not distinct
    where revoked_at is null`,
  `create index calendar_feeds_car on calendar_feeds (car_id) where car_id is not null`,

  `create table calendar_sources (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    car_id uuid not null references cars,
    name text not null check (length(name) <= 100),
    address text not null check (length(address) <= 2000),
    etag text check (length(etag) <= 500),
    last_modified text check (length(last_modified) <= 500),
    unknown_zones text[] not null default '{}',
    problem text,
    created_by uuid not null references users,
    created_at timestamptz not null,
    read_at timestamptz,
    succeeded_at timestamptz,
    fetched_at timestamptz,
    next_read_at timestamptz not null,
    claim uuid
  )`,
  `create index calendar_sources_supplier on calendar_sources (supplier_id)`,
  `create index calendar_sources_due on calendar_sources (next_read_at)`,

  `create table calendar_events (
    id uuid primary key default gen_random_uuid(),
    source_id uuid not null references calendar_sources on delete cascade,
    uid text not null check (length(uid) <= 200),
    recurrence text not null check (length(recurrence) <= 100),
    from_at timestamptz not null,
    to_at timestamptz not null check (to_at > from_at),
    held_to timestamptz not null check (held_to >= to_at),
    summary text not null check (length(summary) <= 200),
    block_id uuid references blocks on delete set null,
    unique (source_id, uid, recurrence)
  )`,
  `create index calendar_events_block on calendar_events (block_id) where block_id is not null`,

  `create table calendar_conflicts (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references calendar_events on delete cascade,
    owner_id uuid not null,
    collision jsonb not null,
    first_seen_at timestamptz not null,
    mailed_at timestamptz,
    resolved_at timestamptz
  )`,
  // An event has one open conflict at a time: the earliest booking or block in its way.
  `create unique index calendar_conflicts_open on calendar_conflicts (event_id) where resolved_at is null`,
  `create index calendar_conflicts_event on calendar_conflicts (event_id)`,
];
