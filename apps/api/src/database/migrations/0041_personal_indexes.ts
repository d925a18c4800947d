import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds indexes on the people and bookings that a row names, so that a deletion of an account and a download
 * of its data read only the person's own rows. `named_in` returns the ids, booking references and quoted
 * email addresses in a text. It skips those above a maximum length, because an index rejects entries of more
 * than 2,700 bytes.
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
  // The statements lock the tables in the same order as writes. Another order would deadlock with servers
  // that are still running.
  `create index reviews_user on reviews (user_id)`,
  // The expression has no groups, which would double its run time.
  `create function named_in(given text) returns text[] language sql immutable strict parallel safe as $$
    select array(
      select btrim(found[1], '"')
      from regexp_matches(given, '${id}|${reference}|${quotedEmail}', 'g') as found
      where length(found[1]) <= 256
    )
  $$`,
  // No list of pending entries, because a flush would delay the request that causes it, and a message has
  // only a few entries.
  `create index outbox_named on outbox using gin (named_in(data::text)) with (fastupdate = off)`,
  `create index outbox_recipient on outbox (recipient_address)`,
  `create index idempotency_keys_named on idempotency_keys
    using gin (named_in(scope || ' ' || result::text)) with (fastupdate = off)`,
  `create index notifications_from on notifications ((data ->> 'from')) where kind = 'agency_asked'`,
];
