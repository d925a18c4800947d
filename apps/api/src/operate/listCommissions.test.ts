import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld, type StatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { issueDueStatements } from "#api/money/statements/issueMonths.ts";
import { listCommissions } from "./listCommissions.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let world: StatementWorld;
  beforeAll(async () => {
    api = createTestApp(database().db, { now: "2026-06-10T00:00:00Z" });
    portal = await aPortal(api, database().db);
    world = await aStatementWorld(api, database().db, portal);
  });
  const list = (month: string, now: string) =>
    listCommissions(database().db, { month, config: api.config, now: new Date(now) });

  test("[PR20] [ST1] lists the figures of the month's statement, both before and after it is issued", async () => {
    // Midnight in Tunis is 23:00 UTC on the day before.
    await world.rental({ to: "2026-04-30T23:00:00Z", commission: 20, desk: 320 });
    await world.rental({ to: "2026-05-31T22:59:00Z", commission: 29.99, desk: 400 });
    const { slug } = portal.agency;
    // Before the month ends, only rentals that are over count.
    expect(await list("2026-05", "2026-05-21T00:00:00Z")).toEqual({
      lines: [`${slug}\tnot issued\t1\t20 TND\t-20 TND\tcarried over`],
      open: 1,
      isOver: false,
    });
    expect(await list("2026-05", "2026-04-20T00:00:00Z")).toEqual({ lines: [], open: 2, isOver: false });
    const draft = `${slug}\tnot issued\t2\t49.99 TND\t-49.99 TND\tcarried over`;
    expect((await list("2026-05", "2026-06-10T00:00:00Z")).lines).toEqual([draft]);
    await issueDueStatements(api.dependencies);
    const issued = draft.replace("not issued", "RC-2026-00001");
    expect(await list("2026-05", "2026-06-10T00:00:00Z")).toEqual({ lines: [issued], open: 0, isOver: true });
    // A carried-over payment counts too.
    await world.rental({ to: "2026-06-05T10:00:00Z", commission: 0.01, desk: 1 });
    expect((await list("2026-06", "2026-07-02T00:00:00Z")).lines).toEqual([
      `${slug}\tnot issued\t1\t0.01 TND\t-50 TND\tcollect 50 TND`,
    ]);
    expect((await list("2025-01", "2026-07-02T00:00:00Z")).lines).toEqual([]);
  });
});
