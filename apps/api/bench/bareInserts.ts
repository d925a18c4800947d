import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";

/** The rows that one checkout wrote, as JSON by table, in the order of their references. */
export type WrittenRows = [table: string, rows: string][];

/** Rows are found by a booking's id; a mail's and an attempt's is in their JSON. */
const tables: [name: string, bookingId: string][] = [
  ["bookings", "id::text"],
  ["holds", "booking_id::text"],
  ["outbox", "data ->> 'bookingId'"],
  ["notifications", "booking_id::text"],
  ["idempotency_keys", "result ->> 'bookingId'"],
];

/** Reads the rows of these bookings and deletes them. */
export async function takeRows(db: Queries, bookingIds: readonly string[]): Promise<WrittenRows[]> {
  const written = new Map<string, WrittenRows>(bookingIds.map((id) => [id, []]));
  for (const [table, bookingId] of tables) {
    const { rows } = await sql<{ id: string; rows: string }>`
      select ${sql.raw(bookingId)} as id, json_agg(t)::text as rows from ${sql.table(table)} t
      where ${sql.raw(bookingId)} = any(${bookingIds}) group by 1
    `.execute(db);
    for (const row of rows) written.get(row.id)?.push([table, row.rows]);
  }
  for (const [table, bookingId] of tables.toReversed()) {
    await sql`delete from ${sql.table(table)} where ${sql.raw(bookingId)} = any(${bookingIds})`.execute(db);
  }
  return [...written.values()];
}

/**
 * Inserts the rows of one checkout again, with nothing else: through the same pool, in one transaction that is as
 * durable, one statement a table. Like the checkout it is called in this process, without HTTP. Unlike the checkout it
 * validates, reads and locks nothing, counts no rate limit (a commit of its own), and its rows are JSON already. Its
 * statements are not prepared by name.
 */
export async function insertBare(db: Queries, written: WrittenRows): Promise<void> {
  await inTransaction(db, async (transaction: Transaction) => {
    for (const [table, rows] of written) {
      const name = sql.table(table);
      await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`.execute(
        transaction,
      );
    }
  });
}
