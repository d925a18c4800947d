import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds blocks: periods in which an agency does not offer a car. A hold belongs to a booking or to a block,
 * its owner. The constraint compares the owner instead of the booking, because it would ignore a row with a
 * null booking: `null <> x` is null.
 */
export const days: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Comes before `holds`, because writes lock agencies and cars before holds. Another order could deadlock
  // with servers that are still running.
  `create table blocks (
    id uuid primary key,
    version integer not null default 1,
    supplier_id uuid not null references suppliers,
    car_id uuid not null references cars,
    kind text not null check (kind in ('walkIn', 'workshop', 'ownUse', 'closed', 'imported')),
    from_at timestamptz not null,
    to_at timestamptz not null check (to_at > from_at),
    note text not null check (length(note) <= 500),
    customer_name text,
    customer_phone text,
    agreed_millimes bigint check (agreed_millimes >= 0),
    contract_number text,
    series_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    check ((kind = 'walkIn') = (customer_name is not null))
  )`,
  `create index blocks_car on blocks (car_id, from_at) where deleted_at is null`,
  `create index blocks_series on blocks (series_id) where series_id is not null`,
  `create index blocks_ended on blocks (to_at)`,

  // The owner is generated, so that servers of the previous version, which write only `booking_id`, still
  // hold cars.
  `alter table holds
    alter column booking_id drop not null,
    add column block_id uuid references blocks on delete cascade,
    add column owner_id uuid not null generated always as (coalesce(booking_id, block_id)) stored,
    add constraint holds_one_owner check (num_nonnulls(booking_id, block_id) = 1),
    drop constraint holds_no_overlap`,
  `alter table holds
    add constraint holds_no_overlap exclude using gist (car_id with =, period with &&, owner_id with <>)`,
  `create index holds_block on holds (block_id) where block_id is not null`,
];
