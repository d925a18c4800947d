import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { DatabaseUnavailableError } from "./connection/DatabaseUnavailableError.ts";
import { migrateDatabase } from "./migrateDatabase.ts";

describe.runIf(hasPostgres)("on PostgreSQL", () => {
  const database = withDatabase("postgres");

  test("a connection that is cut during a migration counts as unavailable, so that the start is repeated", async () => {
    const { db } = database();
    await db.transaction().execute(async (transaction) => {
      await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
      const migrated = migrateDatabase(db);
      const cut = () =>
        sql<{ isCut: boolean }>`
          select pg_terminate_backend(pid) as "isCut" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
      await Promise.all([
        expect(migrated).rejects.toThrow(DatabaseUnavailableError),
        vi.waitFor(async () => expect((await cut()).rows).toEqual([{ isCut: true }]), { timeout: 10_000 }),
      ]);
    });
    await migrateDatabase(db);
  });
});
