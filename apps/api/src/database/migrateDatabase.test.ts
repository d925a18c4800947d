import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { isDatabaseUnavailable } from "./connection/DatabaseUnavailableError.ts";
import { migrateDatabase, migrationNames } from "./migrateDatabase.ts";

test("migrations are listed in the order of their names", () => {
  expect(migrationNames).toEqual(migrationNames.toSorted());
});

describe("on a database migrated by a later version", () => {
  const database = withDatabase("pglite");

  test("this version starts and returns the migrations that it does not know", async () => {
    const { db } = database();
    await sql`alter table bookings add column of_a_later_version text`.execute(db);
    await sql`
      insert into kysely_migration values ('9998_later', '2027-01-01'), ('9999_last', '2027-01-02')
    `.execute(db);
    expect(await migrateDatabase(db)).toEqual(["9998_later", "9999_last"]);
    expect(await migrateDatabase(db)).toEqual(["9998_later", "9999_last"]);
  });

  test("this version still rejects a database that lacks one of its earlier migrations", async () => {
    const { db } = database();
    await sql`insert into kysely_migration values ('0002_unknown', '2026-01-01')`.execute(db);
    await expect(migrateDatabase(db)).rejects.toThrow("corrupted migrations");
  });
});

describe.runIf(hasPostgres)("on PostgreSQL", () => {
  const database = withDatabase("postgres");

  // This project's code reads the first table; Kysely reads the second one later.
  test.each(["kysely_migration", "kysely_migration_lock"])(
    "a connection cut while it waits for %s counts as unavailable, so the start is repeated",
    async (table) => {
      const { db } = database();
      await db.transaction().execute(async (transaction) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
        const migration = migrateDatabase(db);
        const terminate = () =>
          sql<{ isCut: boolean }>`
          select pg_terminate_backend(pid) as "isCut" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
        await Promise.all([
          expect(migration).rejects.toSatisfy(isDatabaseUnavailable),
          vi.waitFor(async () => expect((await terminate()).rows).toEqual([{ isCut: true }]), {
            timeout: 10_000,
          }),
        ]);
      });
      await migrateDatabase(db);
    },
  );
});
