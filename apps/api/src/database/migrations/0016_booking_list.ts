import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the search text of bookings, and indexes for each filter and order of an agency's list. Counting 100,000
 * bookings reads a 1 MB index, and a page reads only its own rows.
 */
export const bookingList: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** SQL that does the same as `plainText`, for names in Latin script. */
const plainTextSql = (text: string) =>
  `trim(regexp_replace(lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))`;
const notDeleted = `where deleted_at is null`;

const statements = [
  // `pg_trgm` finds search terms inside a text; `btree_gin` allows `supplier_id` in the same GIN index. Both extensions
  // are trusted: a database's owner may create them.
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gin`,
  `alter table bookings add column search_text text not null default ''`,
  `update bookings set search_text = ' ' || ${plainTextSql("reference || ' ' || driver_full_name || ' ' || cars.name")}
    from cars where cars.id = car_id`,

  `drop index bookings_supplier`,
  `create index bookings_of_supplier on bookings (supplier_id, created_at desc, id) ${notDeleted}`,
  `create index bookings_of_supplier_by_pickup on bookings (supplier_id, from_at, id) include (to_at, created_at) ${notDeleted}`,
  `create index bookings_of_supplier_by_drop_off on bookings (supplier_id, to_at, id) ${notDeleted}`,
  // Few distinct values, so that many rows share one index entry.
  `create index bookings_of_supplier_counted
    on bookings (supplier_id, status, pickup_location_id, drop_off_location_id) ${notDeleted}`,
  `create index bookings_words on bookings using gin (supplier_id, search_text gin_trgm_ops) ${notDeleted}`,
  `create index bookings_cancel_requested on bookings (supplier_id) ${notDeleted}
    and cancel_requested_at is not null and cancel_declined_at is null and cancel_accepted_at is null`,
  // For lists of admins.
  `create index bookings_newest on bookings (created_at desc, id) ${notDeleted}`,
  `create index bookings_by_pickup on bookings (from_at, id) ${notDeleted}`,
];
