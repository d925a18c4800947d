import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Records the cars with changed holds and the transaction of the change, so that the search can update its
 * data in memory.
 */
export const search: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table car_availability (
    car_id uuid primary key references cars on delete cascade,
    revision xid8 not null
  )`,
  `create index car_availability_revision on car_availability (revision)`,

  // Inserts in the order of the cars, so that two transactions do not deadlock.
  `create function note_availability() returns trigger language plpgsql as $$
  begin
    insert into car_availability (car_id, revision)
    select distinct car_id, pg_current_xact_id() from changed order by car_id
    on conflict (car_id) do update set revision = excluded.revision
      where car_availability.revision <> excluded.revision;
    return null;
  end $$`,
  `create trigger holds_inserted after insert on holds referencing new table as changed
    for each statement execute function note_availability()`,
  `create trigger holds_updated_from after update on holds referencing old table as changed
    for each statement execute function note_availability()`,
  `create trigger holds_updated_to after update on holds referencing new table as changed
    for each statement execute function note_availability()`,
  `create trigger holds_deleted after delete on holds referencing old table as changed
    for each statement execute function note_availability()`,
];
