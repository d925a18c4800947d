import { sql } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";

const CHUNK_SIZE = 2000;

/** Updates many rows by their `id`, each chunk as one JSON parameter. All rows have the same columns. */
export async function updateRows<Table extends keyof Schema & string>(
  db: Database,
  table: Table,
  rows: readonly { id: string }[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((name) => name !== "id");
  const changes = sql.join(columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`));
  for (let start = 0; start < rows.length; start += CHUNK_SIZE) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK_SIZE));
    await sql`
      update ${sql.table(table)} set ${changes}
      from json_populate_recordset(null::${sql.table(table)}, ${chunk}::text::json) as given
      where ${sql.ref(`${table}.id`)} = given.id
    `.execute(db);
  }
}
