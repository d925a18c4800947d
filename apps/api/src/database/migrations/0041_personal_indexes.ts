import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds indexes on the persons and bookings that a row names, so that a deletion of an account and a download of its data
 * read only their own rows. `named_in` returns the ids and the references of bookings in a text, and its quoted email
 * addresses. Their length is bounded, because an index rejects entries of more than 2,700 bytes.
 */
export const personalIndexes: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const id = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const reference = "SY-[0-9A-Za-z]{1,20}";
const quotedEmail = '"[^"@ ]+@[^"@ ]+"';

const statements = [
  // In the order in which writes lock the tables: another order would cause deadlocks with servers that still run.
  `create index reviews_user on reviews (user_id)`,
  // Without groups: with them, the expression takes twice as long.
  `create function named_in(given text) returns text[] language sql immutable strict parallel safe as $$
    select array(
      select btrim(found[1], '"')
      from regexp_matches(given, '${id}|${reference}|${quotedEmail}', 'g') as found
      where length(found[1]) <= 256
    )
  $$`,
  // Without a list of pending entries: a message has few, and a flush would delay the request that causes it.
  `create index outbox_named on outbox using gin (named_in(data::text)) with (fastupdate = off)`,
  `create index outbox_recipient on outbox (recipient_address)`,
  `create index idempotency_keys_named on idempotency_keys
    using gin (named_in(scope || ' ' || result::text)) with (fastupdate = off)`,
  `create index notifications_from on notifications ((data ->> 'from')) where kind = 'agency_asked'`,
];
