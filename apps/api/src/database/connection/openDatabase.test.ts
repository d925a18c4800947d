import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { openDatabase } from "./openDatabase.ts";
import { FolderInUseError, lockFolder } from "#api/database/pglite/lockFolder.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("reads 64-bit integers as numbers, calendar dates as strings, and instants as dates", async () => {
    const { rows } = await sql<{ millimes: number; day: string; at: Date }>`
      SELECT 12345678901::bigint AS millimes, '2026-02-28'::date AS day, '2026-02-28T10:00:00+01:00'::timestamptz AS at
    `.execute(database().db);
    expect(rows).toEqual([
      { millimes: 12_345_678_901, day: "2026-02-28", at: new Date("2026-02-28T09:00:00Z") },
    ]);
  });

  test("every table of the schema exists", async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
    `.execute(database().db);
    const names = rows.map((row) => row.name);
    for (const name of [
      "suppliers",
      "cars",
      "users",
      "bookings",
      "holds",
      "sessions",
      "outbox",
      "idempotency_keys",
    ]) {
      expect(names).toContain(name);
    }
  });
});

test.each([
  [
    "nothing listens",
    "postgres://someone:hunter2@127.0.0.1:1/none",
    "used: nothing listens at its host and port (ECONNREFUSED).",
  ],
  ["there is no such host", "postgres://someone:hunter2@nowhere.invalid/none", "DATABASE_URL"],
])(
  "the error for an unusable server (%s) names the variable or the cause, without the password",
  async (_, url, reason) => {
    await expect(openDatabase({ url })).rejects.toThrow(reason);
    await expect(openDatabase({ url })).rejects.not.toThrow("hunter2");
  },
);

describe("a data folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "sayara-lock-"));
  const lock = join(folder, "api.lock");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is locked against a second process and free after the first ends", () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    release();
    lockFolder(folder)();
  });

  test("is taken over from a process that has ended", () => {
    writeFileSync(lock, `999999999 unknown ${randomUUID()}\n`);
    lockFolder(folder)();
  });

  test("is taken over when the process id has been reused", () => {
    writeFileSync(lock, `${process.pid} an-earlier-boot:123 ${randomUUID()}\n`);
    const release = lockFolder(folder);
    expect(readFileSync(lock, "utf8")).not.toContain("an-earlier-boot");
    release();
  });
});
