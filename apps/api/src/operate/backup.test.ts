import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { pictureKey } from "#api/catalogue/mountPictures.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { type OpenDatabase, openDatabase } from "#api/database/connection/openDatabase.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { createFileStore } from "#api/storage/createFileStore.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "sayara-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const operateGuide = readFileSync(new URL("../../../../docs/operate.md", import.meta.url), "utf8");

/** Runs the command block in docs/operate.md that begins with `start`. */
async function runBlock(start: string, restoredName: string, env: Record<string, string>): Promise<void> {
  const blocks = [...operateGuide.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = ""]) => commands);
  const block = blocks.find((commands) => commands.startsWith(start)) ?? "false";
  const commands = block.replaceAll("sayara_restored", restoredName);
  await run("sh", ["-e", "-c", commands], { cwd: folder, env: { ...process.env, ...env } });
}

/** Returns the row count of every table, with a hash of its content in any order. */
async function contentOf({ db }: OpenDatabase): Promise<Record<string, { rows: number; hash: string }>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by table_name`.execute(db);
  const contents: Record<string, { rows: number; hash: string }> = {};
  for (const { name } of rows) {
    const result = await sql<{ count: number; hash: string }>`
      select count(*) as count, md5(coalesce(string_agg(md5(whole::text), '' order by md5(whole::text)), '')) as hash
      from ${sql.table(name)} as whole`.execute(db);
    contents[name] = { rows: Number(result.rows[0]?.count), hash: result.rows[0]?.hash ?? "" };
  }
  return contents;
}

describe.runIf(hasPostgres)("a backup as docs/operate.md makes it", () => {
  test(
    "restores every row and a photo after the loss of the database and the data folder, and the API serves them",
    { timeout: 120_000 },
    async () => {
      const now = new Date("2026-11-20T12:00:00Z");
      const data = join(folder, "data");
      const store = () =>
        createFileStore({
          config: { storage: { folder: join(data, "files") } },
          logger: pino({ level: "silent" }),
        });
      const picture = new Uint8Array(50_000).map((_, index) => (index * 7919) % 251);
      const key = pictureKey(picture);
      await store().put(key, picture, "image/webp");
      const lostDatabase = await createTestDatabase();
      const before = await openDatabase({ url: lostDatabase.url });
      await migrateDatabase(before.db);
      await seedDemo(before.db, { now, cars: 30, bookings: 90 });
      const original = await contentOf(before);
      // The comparison detects a single changed value.
      await sql`update cars set seats = seats + 1 where id = (select id from cars limit 1)`.execute(
        before.db,
      );
      const changed = await contentOf(before);
      expect(changed["cars"]).not.toEqual(original["cars"]);
      const restoredDatabase = await createTestDatabase();
      await restoredDatabase.drop();
      const restoredName = new URL(restoredDatabase.url).pathname.slice(1);
      const env = { DATABASE_URL: lostDatabase.url, DATA_DIR: data };
      await runBlock("pg_dump ", restoredName, env);
      await before.close();
      await lostDatabase.drop();
      rmSync(join(data, "files"), { recursive: true });
      expect(await store().get(key)).toBeUndefined();

      try {
        await runBlock("RESTORED_URL=", restoredName, env);
        const after = await openDatabase({ url: restoredDatabase.url });
        await migrateDatabase(after.db);
        expect(await contentOf(after)).toEqual(changed);
        expect(changed["bookings"]?.rows).toBe(90);
        expect(Buffer.from(picture).equals((await store().get(key)) ?? new Uint8Array())).toBe(true);
        const { request } = createTestApp(after.db);
        const cars = await request("/api/frontend-cars/1/15", {
          body: { from: "2026-12-01T09:00:00Z", to: "2026-12-04T09:00:00Z", language: "fr" },
        });
        expect([cars.status, cars.json.total > 0]).toEqual([200, true]);
        await after.close();
      } finally {
        await restoredDatabase.drop();
      }
    },
  );
});
