import { sql } from "kysely";
import { afterAll } from "vitest";
import type { OpenDatabase } from "#api/database/connection/openDatabase.ts";

/**
 * Fails a `describe` whose tests caused a deadlock in PostgreSQL. The API retries after the error 40P01, so a
 * deadlock would otherwise go unnoticed.
 */
export function withoutDeadlocks(database: () => OpenDatabase): void {
  afterAll(async () => {
    const { rows } = await sql<{ deadlocks: number }>`select deadlocks::int from pg_stat_database
      where datname = current_database()`.execute(database().db);
    if (rows[0]?.deadlocks !== 0) throw new Error(`${String(rows[0]?.deadlocks)} deadlocks`);
  });
}
