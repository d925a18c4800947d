import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";

describe.runIf(hasPostgres)("a transaction", () => {
  const database = withDatabase("postgres");
  afterEach(() => vi.restoreAllMocks());

  const locks = sql<{ locks: number }>`
    select count(*) as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;

  test("sends BEGIN in the same round trip as its lock statements, and keeps the locks until it ends", async () => {
    const { db } = database();
    const queryCalls = vi.spyOn(pg.Client.prototype, "query");
    await db.connection().execute(async (connection) => {
      await connection.transaction().execute(async (transaction) => {
        await lockInOrder(transaction, ["a", "b"]);
        expect(queryCalls).toHaveBeenCalledOnce();
        expect((await locks.execute(transaction)).rows).toEqual([{ locks: 2 }]);
      });
      expect(queryCalls).toHaveBeenCalledTimes(3);
      expect((await locks.execute(connection)).rows).toEqual([{ locks: 0 }]);
    });
  });

  test("reads the result of its first statement, with and without parameters", async () => {
    const { db } = database();
    const withoutParameters = await db
      .transaction()
      .execute((transaction) => sql`select 1 as one`.execute(transaction));
    expect(withoutParameters.rows).toEqual([{ one: 1 }]);
    const withParameters = await db
      .transaction()
      .execute((transaction) => sql`select ${"a"}::text as a`.execute(transaction));
    expect(withParameters.rows).toEqual([{ a: "a" }]);
    await db.transaction().execute(async () => {});
  });

  test("writes nothing if its first statement or a later one fails", async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into rate_limits (key, replenished_at) values ('undone', now())`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow("division by zero");
    const first = db.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction));
    await expect(first).rejects.toThrow("division by zero");
    await expect(
      db.transaction().execute(async () => {
        throw new Error("before any statement");
      }),
    ).rejects.toThrow("before any statement");
    const { rows } = await sql`select from rate_limits where key = 'undone'`.execute(db);
    expect(rows).toEqual([]);
  });
});
