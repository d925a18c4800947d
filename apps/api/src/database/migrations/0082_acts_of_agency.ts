import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the booking's agency to staff actions, so that the audit reads those of one agency in the order of an
 * index [AU2]. A trigger writes the column, even for servers of the previous version. A booking never changes
 * its agency.
 */
export const actsOfAgency: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table staff_acts add column supplier_id uuid references suppliers`,
  `create function name_agency() returns trigger language plpgsql as $$
    begin
      new.supplier_id := (select supplier_id from bookings where id = new.booking_id);
      return new;
    end
  $$`,
  `create trigger staff_acts_agency before insert on staff_acts for each row execute function name_agency()`,
  `alter table staff_acts disable trigger staff_acts_append_only`,
  `update staff_acts set supplier_id = bookings.supplier_id from bookings where bookings.id = booking_id`,
  `alter table staff_acts enable trigger staff_acts_append_only`,
  `create index staff_acts_newest_of_supplier on staff_acts (supplier_id, at desc, id desc)`,
];
