import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
import { createFileStore } from "#api/files/storage/createFileStore.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "sayara-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const operateGuide = readFileSync(new URL("../../../../docs/operate.md", import.meta.url), "utf8");

/**
 * Runs the command block in docs/operateGuide.md that contains `words`, with the test's names instead of the
 * documented ones.
 */
async function runBlock(words: string, names: Record<string, string>): Promise<void> {
  const blocks = [...operateGuide.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = ""]) => commands);
  let commands = blocks.find((block) => block.includes(words)) ?? "false";
  for (const [name, other] of Object.entries(names)) commands = commands.replaceAll(name, other);
  await run("sh", ["-e", "-c", commands], { cwd: folder });
}

/** Creates a role that may sign in and own databases, and nothing more, as the documented `CREATE ROLE` does. */
async function createOwner(server: string) {
  const name = `sayara_owner_${randomUUID().replaceAll("-", "")}`;
  const onServer = (statement: string) => run("psql", ["--quiet", `--command=${statement}`, server]);
  await onServer(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  return {
    name,
    /** Gives a database to the role. Returns the URL with which the role opens it. */
    own: async (url: string) => {
      const own = new URL(url);
      await onServer(`ALTER DATABASE ${own.pathname.slice(1)} OWNER TO ${name}`);
      own.username = own.password = name;
      return own.href;
    },
    drop: () => onServer(`DROP ROLE ${name}`),
  };
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

describe.runIf(hasPostgres)("a backup made as docs/operate.md describes", () => {
  test(
    "a role without special rights restores every row and a photo after the loss of database and data folder, and the API serves them",
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
      const restoredDatabase = await createTestDatabase();
      await restoredDatabase.drop();
      const server = new URL("/postgres", lostDatabase.url).href;
      const owner = await createOwner(server);
      const url = await owner.own(lostDatabase.url);
      const before = await openDatabase({ url });
      await migrateDatabase(before.db);
      await seedDemo(before.db, { now, cars: 30, bookings: 90 });
      const original = await contentOf(before);
      // The comparison detects a single changed value.
      await sql`update cars set seats = seats + 1 where id = (select id from cars limit 1)`.execute(
        before.db,
      );
      const changed = await contentOf(before);
      expect(changed["cars"]).not.toEqual(original["cars"]);
      writeFileSync(join(folder, ".env"), `DATABASE_URL=${url}\nDATA_DIR=${data}\n`);
      await runBlock("--file=sayara.dump", {});
      await before.close();
      await lostDatabase.drop();
      rmSync(join(data, "files"), { recursive: true });
      expect(await store().get(key)).toBeUndefined();

      const restoredName = new URL(restoredDatabase.url).pathname.slice(1);
      try {
        await runBlock("createdb --owner", {
          "runuser -u postgres -- createdb": `createdb --maintenance-db=${server}`,
          "owner=sayara ": `owner=${owner.name} `,
          sayara_restored: restoredName,
        });
        await runBlock("RESTORED_URL=", { sayara_restored: restoredName });
        const after = await openDatabase({ url: new URL(restoredName, url).href });
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
        await owner.drop();
      }
    },
  );
});
