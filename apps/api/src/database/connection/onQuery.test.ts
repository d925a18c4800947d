import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { pgliteTemplate } from "#api/testing/template/pgliteTemplate.ts";
import { openDatabase } from "./openDatabase.ts";

test("a listener gets each statement with placeholders instead of values, and whether it failed", async () => {
  const queries: { sql: string; milliseconds: number; isFailed: boolean }[] = [];
  const { db, close } = await openDatabase({
    memory: true,
    dump: await pgliteTemplate({}),
    onQuery: (query) => queries.push(query),
  });
  onTestFinished(close);
  await sql`SELECT ${"amel@people.example"}::text`.execute(db);
  await sql`SELECT ${"amel@people.example"}::date`.execute(db).catch(() => {});
  expect(queries).toEqual([
    { sql: "SELECT $1::text", milliseconds: expect.any(Number), isFailed: false },
    { sql: "SELECT $1::date", milliseconds: expect.any(Number), isFailed: true },
  ]);
});
