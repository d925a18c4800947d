import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { startApi } from "#api/testing/processes/startApi.ts";
import { createTestDatabase, hasPostgres, usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const notReady = { status: 503, json: { code: "not_ready" } };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const readHealth = () => api.request("/health");
  const readReady = () => api.request("/ready");

  test("the process becomes ready once the catalogue is loaded, and a request to /ready triggers the load", async () => {
    const { tunis } = await aCatalogue(database().db);
    expect(await readReady()).toMatchObject(notReady);
    expect(await readHealth()).toMatchObject({ status: 200, json: { status: "ok" } });
    await expect.poll(async () => (await readReady()).status).toBe(200);
    expect(api.dependencies.search.isReady()).toBe(true);
    const searchResponse = await api.request("/api/frontend-cars/1/15", {
      body: {
        pickupLocation: tunis.slug,
        from: "2026-12-01T10:00:00+01:00",
        to: "2026-12-04T10:00:00+01:00",
        language: "fr",
      },
    });
    expect(searchResponse).toMatchObject({ status: 200, json: { total: 1 } });
  });

  test("the process is not ready while the catalogue cannot be loaded, and becomes ready as soon as it can be", async () => {
    await sql`alter table cars rename to cars_away`.execute(database().db);
    for (let attempt = 0; attempt < 3; attempt++) expect(await readReady()).toMatchObject(notReady);
    expect((await readHealth()).status).toBe(200);
    await sql`alter table cars_away rename to cars`.execute(database().db);
    await expect.poll(async () => (await readReady()).status).toBe(200);
  });

  test("a failing database query makes the process unready again", async () => {
    await expect.poll(async () => (await readReady()).status).toBe(200);
    await sql`alter table bookings rename to bookings_away`.execute(database().db);
    expect(await readReady()).toMatchObject(notReady);
    await sql`alter table bookings_away rename to bookings`.execute(database().db);
    expect((await readReady()).status).toBe(200);
  });
});

describe.runIf(hasPostgres)("during a long read of the catalogue", () => {
  const database = withDatabase("postgres");

  test("/health and /ready respond at once, with 200 and 503", async () => {
    const { db } = database();
    const api = createTestApp(db);
    await db.transaction().execute(async (transaction) => {
      // Blocks every other read of cars until the transaction ends.
      await sql`lock table cars in access exclusive mode`.execute(transaction);
      for (let attempt = 0; attempt < 3; attempt++) {
        const start = performance.now();
        expect((await api.request("/health")).status).toBe(200);
        expect(await api.request("/ready")).toMatchObject(notReady);
        expect(performance.now() - start).toBeLessThan(5000);
      }
    });
    await expect.poll(async () => (await api.request("/ready")).status).toBe(200);
  });
});

test.runIf(hasPostgres)("a starting process loads the catalogue without a request", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayara-ready-"));
  const database = await createTestDatabase({ demo: { now: new Date("2026-11-20T12:00:00Z") } });
  const api = await startApi({ DATABASE_URL: database.url, DATA_DIR: folder });
  try {
    const line = api
      .output()
      .split("\n")
      .find((text) => text.includes("the catalogue is loaded"));
    const { cars } = JSON.parse(line ?? "{}");
    expect(cars).toBeGreaterThan(50);
  } finally {
    await api.end("SIGTERM");
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
