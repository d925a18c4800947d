import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the time at which an account was deleted, and codes mailed to its owner. A booking of a deleted
 * account has no birth date, and the records of its edits lose the additional driver. The transaction of a
 * deletion sets `sayara.erases_person`, which allows these changes.
 */
export const accountDeletion: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table users add column erased_at timestamptz`,
  `alter table mailed_tokens drop constraint mailed_tokens_kind_check`,
  `alter table mailed_tokens add constraint mailed_tokens_kind_check
    check (kind in ('activation', 'reset', 'email', 'permission', 'code'))`,
  `alter table bookings alter column driver_birth_date drop not null`,
  `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('sayara.deletes_old_bookings', true) = 'on' then
      return null;
    end if;
    if tg_op = 'UPDATE' and tg_table_name = 'booking_edits'
      and current_setting('sayara.erases_person', true) = 'on' then
      return null;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
];
