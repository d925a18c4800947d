import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { type OpenDatabase, openDatabase } from "#api/database/openDatabase.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "sayara-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The number of rows of every table. */
async function countRows({ db }: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by table_name`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = Number(counted.rows[0]?.count);
  }
  return counts;
}

describe.runIf(hasPostgres)("a backup as docs/operate.md makes it", () => {
  test(
    "restores every row after the loss of the database, and the API goes on",
    { timeout: 120_000 },
    async () => {
      const now = new Date("2026-11-20T12:00:00Z");
      const file = join(folder, "sayara.dump");
      const lost = await createTestDatabase();
      const before = await openDatabase({ url: lost.url });
      await migrateDatabase(before.db);
      await seedDemo(before.db, { now, cars: 30, bookings: 90 });
      const counts = await countRows(before);
      await run("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, lost.url]);
      await before.close();
      await lost.drop();

      const found = await createTestDatabase();
      try {
        await run("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${found.url}`, file]);
        const after = await openDatabase({ url: found.url });
        await migrateDatabase(after.db);
        expect(await countRows(after)).toEqual(counts);
        expect(counts["bookings"]).toBe(90);
        const { request } = createTestApp(after.db);
        const cars = await request("/api/frontend-cars/1/15", {
          body: { from: "2026-12-01T09:00:00Z", to: "2026-12-04T09:00:00Z", language: "fr" },
        });
        expect([cars.status, cars.json.total > 0]).toEqual([200, true]);
        await after.close();
      } finally {
        await found.drop();
      }
    },
  );
});
