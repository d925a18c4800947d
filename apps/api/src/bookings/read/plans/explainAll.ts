import pg from "pg";
import type { Statement } from "./watchSql.ts";

/** Tables without a size limit. A search that scans one of these whole gets slower every month. */
const largeTables = new Set(["bookings", "holds", "cars", "car_availability", "car_locations"]);

/** Returns the statements whose plans scan a large table sequentially. */
export async function explainAll(
  url: string,
  statements: readonly Statement[],
): Promise<{ statements: number; sequentialScans: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const scans = new Set<string>();
  try {
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${text}`, [
        ...values,
      ]);
      for (const table of scannedTables(rows[0]?.["QUERY PLAN"])) {
        if (largeTables.has(table)) scans.add(`Seq Scan on ${table}`);
      }
    }
  } finally {
    await client.end();
  }
  return { statements: statements.length, sequentialScans: [...scans] };
}

function scannedTables(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedTables);
  if (typeof plan !== "object" || plan === null) return [];
  const node = plan as Record<string, unknown>;
  const scannedTable =
    node["Node Type"] === "Seq Scan" && typeof node["Relation Name"] === "string"
      ? [node["Relation Name"]]
      : [];
  return [...scannedTable, ...Object.values(node).flatMap(scannedTables)];
}
