import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the move of a cancelled booking to another one, the payments carried over, and the index for counting an
 * agency's confirmed bookings.
 */
export const moves: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/**
 * Condition for bookings that were ever confirmed [MV5]. Includes deleted ones, because a deletion must not
 * hide a cancellation.
 */
const wasConfirmed = `(status in ('deposit', 'reserved', 'paid')
  or cancelled_from in ('deposit', 'reserved', 'paid'))`;

const statements = [
  `alter table bookings
    add column move_offered_until timestamptz,
    add column moved_from uuid unique references bookings`,
  // The original payment. Its gateway makes the refunds of a carried payment.
  `alter table payments add column carried_from uuid references payments`,
  `alter table payments drop constraint payments_check`,
  `alter table payments add constraint payments_way check (
    case when carried_from is null then (gateway is null) = (session_id is null) else session_id is null end
  )`,
  `create index bookings_confirmed on bookings (supplier_id) where ${wasConfirmed}`,
];
