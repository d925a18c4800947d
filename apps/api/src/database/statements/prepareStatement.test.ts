import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { compileOnce } from "./compileOnce.ts";
import { prepareStatement } from "./prepareStatement.ts";
import type { Database } from "#api/database/Schema.ts";

test("a statement that does not list its columns is rejected", () => {
  for (const text of [
    "select * from users",
    'select "users".* from "users"',
    "delete from users returning *",
  ]) {
    expect(() => prepareStatement(text)).toThrow("lists its columns");
  }
  prepareStatement("select count(*) from users");
});

describe.runIf(hasPostgres)("on PostgreSQL", () => {
  const database = withDatabase("postgres");
  const findLimit = compileOnce<{ key: string }, { key: string; note: unknown }>(
    (_, value) => sql`select key, note from rate_limits where key = ${value("key")}`,
  );
  const insertLimit = (db: Database) =>
    sql`insert into rate_limits (key, replenished_at) values ('a', now())`.execute(db);
  const onOneConnection = (work: (db: Database) => Promise<void>) => database().db.connection().execute(work);

  test("each connection plans a compiled query once, and the plan still works after a migration adds a column", async () => {
    await onOneConnection(async (db) => {
      await sql`alter table rate_limits add column note int default 7`.execute(db);
      await insertLimit(db);
      for (const key of ["a", "b", "c", "d", "e", "f"]) await findLimit(db, { key });
      const statements = await sql<{ runs: number }>`
        select generic_plans + custom_plans as runs from pg_prepared_statements
        where statement = 'select key, note from rate_limits where key = $1'
      `.execute(db);
      expect(statements.rows).toEqual([{ runs: 6 }]);
      await sql`alter table rate_limits add column remark text`.execute(db);
      expect(await findLimit(db, { key: "a" })).toEqual([{ key: "a", note: 7 }]);
    });
  });

  test("a connection is discarded at the first error caused by a plan that a migration has invalidated", async () => {
    const { db } = database();
    await onOneConnection(async (connection) => {
      await insertLimit(connection);
      await findLimit(connection, { key: "a" });
      await sql`alter table rate_limits alter column note type text`.execute(connection);
      await expect(findLimit(connection, { key: "a" })).rejects.toThrow("must not change result type");
    });
    // The failed connection was discarded, so this runs on a new one without the stale plan.
    expect(await findLimit(db, { key: "a" })).toEqual([{ key: "a", note: "7" }]);
  });
});
