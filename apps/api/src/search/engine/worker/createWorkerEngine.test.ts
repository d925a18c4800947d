import { createRandom } from "#api/demo/createRandom.ts";
import { demoPlaces } from "#api/demo/places.ts";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { carSorts } from "@sayara/domain/search/CarSort";
import { sql } from "kysely";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { createLogger } from "#api/server/log/createLogger.ts";
import { type OpenDatabase, openDatabase } from "#api/database/connection/openDatabase.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { pgliteTemplate } from "#api/testing/template/pgliteTemplate.ts";
import { createTestDatabase, type Engine, usualEngines } from "#api/testing/withDatabase.ts";
import { createLocalEngine } from "#api/search/engine/createLocalEngine.ts";
import { createWorkerEngine, type SearchLimits, startSearchWorker } from "./createWorkerEngine.ts";
import type { SearchQuery } from "#api/search/engine/SearchEngine.ts";
import { unfilteredSearch } from "#api/search/engine/testing/unfilteredSearch.ts";

const now = new Date("2026-11-20T12:00:00Z");
const HOUR = 3_600_000;
const clock = () => now;
const config = readConfig({ LOG_LEVEL: "silent" });
const rules = config.business;
const logger = createLogger(config);
const content = { demo: { now, cars: 150, bookings: 600 } };
const weekSearch = unfilteredSearch(now);

describe.each(usualEngines)("with %s", (engine) => {
  let testDatabase: OpenDatabase & { url?: string; drop?: () => Promise<void> };
  beforeAll(async () => {
    testDatabase = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await testDatabase.close();
    await testDatabase.drop?.();
  });

  /** Starts a worker on this database. Also returns its threads in the order of their start. */
  function startEngine(limits: Partial<SearchLimits> = {}) {
    const { db, url } = testDatabase;
    const workers: Worker[] = [];
    const search = createWorkerEngine({
      database: url === undefined ? { db } : { url },
      clock,
      rules,
      logger,
      limits: { restart: 10, ...limits },
      startWorker: (data, heap) => {
        const worker = startSearchWorker(data, heap);
        workers.push(worker);
        return worker;
      },
    });
    return { search, workers };
  }

  test("the worker responds exactly as a search in this thread, including changes", async () => {
    const { db } = testDatabase;
    const { search } = startEngine();
    try {
      expect((await search.load()).cars).toBeGreaterThan(100);
      const local = createLocalEngine({ db, clock, rules });
      const random = createRandom(7);
      for (let round = 0; round < 25; round++) {
        const from = new Date(now.getTime() + random.between(30, 3000) * HOUR);
        const query: SearchQuery = {
          ...weekSearch,
          pickupLocation: random.pick(demoPlaces).slug,
          from,
          to: new Date(from.getTime() + random.between(10, 900) * HOUR),
          sort: random.pick(carSorts),
          filter: {
            ...noCarFilter,
            aircon: random.chance(0.3),
            gearbox: random.chance(0.3) ? ["manual"] : [],
          },
        };
        await sql`update cars set daily_price_millimes = daily_price_millimes + 10000 where id in
          (select id from cars order by id offset ${round} limit 2)`.execute(db);
        const [fromWorker, fromThread] = await Promise.all([search.search(query), local.search(query)]);
        expect(textOf(fromWorker)).toBe(textOf(fromThread));
      }
    } finally {
      await search.close();
    }
  });

  test("a worker that ends refuses its searches and is restarted; until then searches get 503", async () => {
    const { search, workers } = startEngine();
    const app = createTestApp(testDatabase.db, { search });
    const request = () =>
      app.request("/api/frontend-cars/1/15", {
        body: { pickupLocation: "tunis", from: weekSearch.from, to: weekSearch.to, language: "fr" },
      });
    try {
      const unavailable = { status: 503, json: { code: "unavailable", retryAfter: 1 } };
      expect(await request()).toMatchObject(unavailable);
      expect((await app.request("/ready")).status).toBe(503);
      await search.load();
      expect(await request()).toMatchObject({ status: 200 });
      expect((await app.request("/ready")).status).toBe(200);

      const pending = Array.from({ length: 5 }, request);
      await workers[0]?.terminate();
      for (const response of await Promise.all(pending)) expect([200, 503]).toContain(response.status);
      const refused = await request();
      expect(refused).toMatchObject(unavailable);
      expect(refused.headers.get("retry-after")).toBe("1");
      await search.load();
      expect(await request()).toMatchObject({ status: 200 });
      expect(workers).toHaveLength(2);
    } finally {
      await search.close();
    }
  });

  test("bounds the number of waiting searches, and none waits beyond its deadline", async () => {
    const { search } = startEngine({ waiting: 3, deadline: 300 });
    try {
      await search.load();
      const lockedRun = testDatabase.db.transaction().execute(async (transaction) => {
        // Until this transaction ends, changes cannot be read.
        await sql`lock table cars in access exclusive mode`.execute(transaction);
        const startedAt = performance.now();
        const pending = Array.from({ length: 5 }, () => reasonOf(search.search(weekSearch)));
        expect(await Promise.all(pending)).toEqual(["late", "late", "late", "full", "full"]);
        expect(performance.now() - startedAt).toBeLessThan(10_000);
      });
      await lockedRun;
      await expect.poll(() => reasonOf(search.search(weekSearch)), { timeout: 10_000 }).toBe("found");
    } finally {
      await search.close();
    }
  });

  test("restarts a silent worker", async () => {
    const { search, workers } = startEngine({ deadline: 100, silence: 50 });
    try {
      await search.load();
      await testDatabase.db.transaction().execute(async (transaction) => {
        await sql`lock table cars in access exclusive mode`.execute(transaction);
        expect(await reasonOf(search.search(weekSearch))).toBe("late");
        await expect.poll(() => workers.length, { timeout: 10_000 }).toBe(2);
      });
      await search.load();
    } finally {
      await search.close();
    }
  });

  test("also restarts a silent worker if its searches come one by one, each timing out before the silence limit", async () => {
    const { search, workers } = startEngine({ deadline: 100, silence: 1500 });
    try {
      await search.load();
      await testDatabase.db.transaction().execute(async (transaction) => {
        await sql`lock table cars in access exclusive mode`.execute(transaction);
        for (let attempt = 0; attempt < 3; attempt++)
          expect(await reasonOf(search.search(weekSearch))).toBe("late");
        expect(workers).toHaveLength(1);
        const searchAgain = () => reasonOf(search.search(weekSearch)).then(() => workers.length);
        await expect.poll(searchAgain, { timeout: 10_000 }).toBe(2);
      });
      await search.load();
    } finally {
      await search.close();
    }
  });

  test("a database error is not a fault: the search may be repeated", async () => {
    const { search } = startEngine();
    const { db } = testDatabase;
    try {
      await search.load();
      await sql`alter table car_availability rename to car_availability_away`.execute(db);
      expect(await reasonOf(search.search(weekSearch))).toBe("unread");
      await sql`alter table car_availability_away rename to car_availability`.execute(db);
      expect(await reasonOf(search.search(weekSearch))).toBe("found");
    } finally {
      await search.close();
    }
  });
});

async function openTestDatabase(
  engine: Engine,
): Promise<OpenDatabase & { url?: string; drop?: () => Promise<void> }> {
  if (engine === "pglite") return openDatabase({ memory: true, dump: await pgliteTemplate(content) });
  const { url, drop } = await createTestDatabase(content);
  return { ...(await openDatabase({ url, pool: 4 })), url, drop };
}

function textOf(response: Awaited<ReturnType<ReturnType<typeof createLocalEngine>["search"]>>): string {
  return response.kind === "found" ? new TextDecoder().decode(response.body) : response.kind;
}

/** Returns `found`, or the reason for the search's failure. */
function reasonOf(search: Promise<{ kind: string }>): Promise<string> {
  return search.then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof Error && "reason" in error ? String(error.reason) : String(error)),
  );
}
