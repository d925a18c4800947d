import { sql } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";

const CHUNK_SIZE = 2000;

/** Inserts many rows, each chunk as one JSON parameter: the fastest method without COPY, on both engines. */
export async function insertRows<Table extends keyof Schema & string>(
  db: Database,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += CHUNK_SIZE) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK_SIZE));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::text::json)
    `.execute(db);
  }
}
