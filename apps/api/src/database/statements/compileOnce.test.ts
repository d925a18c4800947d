import { describe, expect, test, vi } from "vitest";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { compileOnce } from "./compileOnce.ts";
import type { Database } from "#api/database/Schema.ts";

describe.each(engines)("compileOnce on %s", (engine) => {
  const database = withDatabase(engine);

  test("builds the query once and binds the values of each run, in any order", async () => {
    const { db } = database();
    const limits = ["a", "b", "c"].map((key) => ({ key, replenished_at: new Date("2026-11-20T12:00:00Z") }));
    await db.insertInto("rate_limits").values(limits).execute();
    const build = vi.fn((queries: Database, value) =>
      queries
        .selectFrom("rate_limits")
        .select("key")
        .where("key", "in", [value("first"), value("second")])
        .where("replenished_at", "<", value("before"))
        .orderBy("key")
        .limit(2),
    );
    const findKeys = compileOnce<{ first: string; second: string; before: Date }, { key: string }>(build);
    const before = new Date("2026-11-21T00:00:00Z");
    expect(await findKeys(db, { first: "a", second: "b", before })).toEqual([{ key: "a" }, { key: "b" }]);
    expect(await findKeys(db, { before, second: "c", first: "z" })).toEqual([{ key: "c" }]);
    const result = db
      .transaction()
      .execute((transaction) => findKeys(transaction, { first: "a", second: "a", before: new Date(0) }));
    expect(await result).toEqual([]);
    expect(build).toHaveBeenCalledOnce();
  });
});
