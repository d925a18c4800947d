import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds changes of dates that drivers request and agencies decide on [CN14]. At most one per booking is open.
 */
export const changeRequests: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table change_requests (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    kind text not null check (kind in ('extension', 'dates')),
    state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended')),
    hold_id uuid not null,
    change jsonb not null,
    actor_id uuid references users,
    created_at timestamptz not null,
    lapses_at timestamptz not null,
    closed_at timestamptz,
    decided_by uuid references users,
    reason text check (char_length(reason) between 1 and 500),
    check ((state = 'open') = (closed_at is null)),
    check ((state = 'declined') = (reason is not null))
  )`,
  `create unique index change_requests_open on change_requests (booking_id) where state = 'open'`,
  `create index change_requests_lapse on change_requests (lapses_at) where state = 'open'`,
  `create index change_requests_booking on change_requests (booking_id, number)`,
  `create index change_requests_actor on change_requests (actor_id) where actor_id is not null`,
  `create index change_requests_decider on change_requests (decided_by) where decided_by is not null`,
];
