import { type RawBuilder, sql } from "kysely";
import type { SqlValue } from "#api/database/statements/compileOnce.ts";
import type { Database } from "#api/database/Schema.ts";

/** Counts the unconfirmed guest holds of one network address. */
export async function countUnconfirmedHolds(db: Database, networkKey: string, now: Date): Promise<number> {
  const { rows } = await sql<{ holds: number }>`select ${unconfirmedHolds(networkKey, now)} as holds`.execute(
    db,
  );
  return rows[0]?.holds ?? 0;
}

/** Returns the same count as an expression for another query. */
export function unconfirmedHolds(networkKey: SqlValue<string>, now: SqlValue<Date>): RawBuilder<number> {
  return sql`(
    select count(*) from bookings
    where address_key = ${networkKey} and is_guest and link_opened_at is null and lapses_at > ${now}
  )`;
}
