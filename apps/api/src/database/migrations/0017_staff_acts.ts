import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds staff actions, which are never changed or deleted, and who cancelled a booking. */
export const staffActions: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table staff_acts (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    actor_id uuid not null references users,
    action text not null,
    before jsonb not null,
    after jsonb not null,
    at timestamptz not null
  )`,
  `create index staff_acts_booking on staff_acts (booking_id, number)`,
  `create index staff_acts_actor on staff_acts (actor_id)`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  `create trigger staff_acts_append_only before update or delete or truncate on staff_acts
    for each statement execute function refuse_change()`,

  `alter table bookings
    add column cancelled_by text check (cancelled_by in ('driver', 'agency', 'admin', 'system')),
    add column cancelled_at timestamptz,
    add column cancelled_from text,
    add check ((cancelled_by is null) = (cancelled_at is null)),
    add check ((cancelled_by is null) = (cancelled_from is null))`,
  // Replaced by `cancelled_by`, which is more precise. No version has written this column yet.
  `alter table bookings drop column cancelled_by_agency`,
  // Agencies rarely cancel bookings that they had confirmed, so this index stays small.
  `create index bookings_cancelled_by_agency on bookings (supplier_id)
    where cancelled_by = 'agency' and cancelled_from <> 'pending'`,
];
