import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { DatabaseUnavailableError } from "#api/database/connection/DatabaseUnavailableError.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { pgliteTemplate } from "#api/testing/template/pgliteTemplate.ts";
import { createLocalEngine } from "./createLocalEngine.ts";
import { SearchUnavailableError } from "./SearchUnavailableError.ts";
import { unfilteredSearch } from "./testing/unfilteredSearch.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("an outage while the shown cars are read is not a fault: the search may be repeated", async () => {
  const { db, close } = await openDatabase({
    memory: true,
    dump: await pgliteTemplate({ demo: { now, cars: 30, bookings: 60 } }),
  });
  try {
    const outage = { isOn: false };
    const failingDb = db.withPlugin(failCarReads(outage));
    const engine = createLocalEngine({ db: failingDb, clock: () => now, rules: readConfig({}).business });
    await engine.load();
    outage.isOn = true;
    await expect(engine.search(unfilteredSearch(now))).rejects.toBeInstanceOf(SearchUnavailableError);
    outage.isOn = false;
    expect(await engine.search(unfilteredSearch(now))).toMatchObject({ kind: "found" });
  } finally {
    await close();
  }
});

/** Breaks the connection at the statement that reads whole cars. The statement that reads changes is raw SQL. */
function failCarReads(outage: { isOn: boolean }): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (outage.isOn && node.kind === "SelectQueryNode")
        throw new DatabaseUnavailableError("the connection broke");
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
