import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { type OrderResponse, createOrders, type Order, send } from "#api/testing/processes/bookingLoad.ts";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";
import { type Proxy, startProxy } from "#api/testing/processes/startProxy.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

const CUT_COUNT = 10;
const ORDER_COUNT = process.env["FULL"] === undefined ? 60 : 300;
/** Expected statuses of a checkout while connections break. */
const expectedOutcomes = new Set(["201", "503 unavailable"]);

describe.runIf(hasPostgres)("with a failing PostgreSQL", { timeout: 240_000 }, () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let proxy: Proxy;
  let admin: pg.Client;
  let apis: RunningApi[];
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await startProxy(database.url);
    admin = new pg.Client({ connectionString: database.url, application_name: "the test" });
    await admin.connect();
    apis = [];
  });
  afterEach(async () => {
    await Promise.all(apis.map((api) => api.end("SIGKILL")));
    await admin.end();
    await proxy.stop();
    await database.drop();
  });

  const start = async (url: string) => {
    const limits = {
      MAXIMUM_UNPAID_HOLDS: "100000",
      MAXIMUM_UNCONFIRMED_HOLDS: "100000",
      CAPTCHA_COST: "1",
      // Makes each call query the database.
      CATALOGUE_CACHE_SECONDS: "0",
      LOG_LEVEL: "warn",
    };
    const api = await startApi({ ...limits, DATABASE_URL: url });
    apis.push(api);
    return api;
  };
  /** Terminates connections of this test's database only. */
  const terminateConnections = (condition: string) =>
    admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'sayara-api' AND ${condition}`);
  const isLockAwaited = async () => {
    // Within a transaction, this makes `pg_stat_activity` show the current connections.
    await admin.query("SELECT pg_stat_clear_snapshot()");
    const { rows } = await admin.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  const bookingCount = async (ids: string[]) => {
    const { rows } = await admin.query("SELECT id FROM bookings WHERE id = ANY($1)", [ids]);
    return rows.length;
  };

  test("a request whose connection is cut during a lock wait gets 503, and the process continues", async () => {
    const api = await start(database.url);
    const { db, close } = await openDatabase({ url: database.url });
    const { id } = await aUser(db).finally(close);
    const resend = () =>
      fetch(`${api.url}/api/resend/frontend/${id}/true`, {
        method: "POST",
        headers: { origin: "http://localhost:3000" },
      });
    await admin.query("BEGIN");
    await admin.query("LOCK TABLE mailed_tokens IN ACCESS EXCLUSIVE MODE");
    const pending = resend();
    await expect.poll(isLockAwaited, { timeout: 10_000 }).toBe(true);
    await terminateConnections("wait_event_type = 'Lock'");
    const response = await pending;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({ code: "unavailable", retryAfter: 2 });
    await admin.query("ROLLBACK");
    expect((await resend()).status).toBe(200);
    expect(api.process.exitCode).toBeNull();
  });

  test("ten connection cuts under load end no process, and every repeated checkout returns its booking", async () => {
    const [first, second] = [await start(database.url), await start(database.url)];
    const orders = await createOrders(first.url, ORDER_COUNT);
    const responsesByOrder = new Map<Order, OrderResponse[]>(orders.map((order) => [order, []]));
    const pendingOrders = [...orders];
    const guest = async (index: number) => {
      for (let order = pendingOrders.shift(); order !== undefined; order = pendingOrders.shift()) {
        const attempts = responsesByOrder.get(order) ?? [];
        for (let attempt = index; attempts.at(-1)?.status !== 201 && attempts.length < 40; attempt++) {
          if (attempts.length > 0) await setTimeout(200);
          attempts.push(await send((attempt % 2 === 0 ? first : second).url, order));
        }
      }
    };
    const guests = Promise.all(Array.from({ length: 8 }, (_, index) => guest(index)));
    for (let cut = 0; cut < CUT_COUNT; cut++) {
      await setTimeout(300);
      await terminateConnections("true");
    }
    await guests;

    const responses = [...responsesByOrder.values()].flat();
    const outcomes = responses.map(({ status, code }) => [status, code].filter(Boolean).join(" "));
    expect(outcomes.filter((kind) => !expectedOutcomes.has(kind))).toEqual([]);
    expect(responses.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
    const bookings = [...responsesByOrder].map(([order, attempts]) => ({
      order,
      bookingId: attempts.at(-1)?.bookingId ?? "",
    }));
    expect(await bookingCount(bookings.map(({ bookingId }) => bookingId))).toBe(ORDER_COUNT);
    // Each process returns the same booking for a request repeated with its idempotency key.
    for (const { order, bookingId } of bookings.slice(0, 6)) {
      for (const api of [first, second]) {
        expect(await send(api.url, order)).toMatchObject({ status: 201, bookingId });
      }
    }
    expect(apis.map((api) => api.process.exitCode)).toEqual([null, null]);
    for (const api of apis) {
      await expect.poll(() => statusOf(`${api.url}/ready`), { timeout: 5000 }).toBe(200);
    }
  });

  test("with hanging connections every request ends within 10 seconds, and the pool recovers", async () => {
    const api = await start(proxy.url);
    const [order] = await createOrders(api.url, 1);
    if (order === undefined) throw new Error("no order");
    const request = () => timeRequest(() => fetch(`${api.url}/api/suppliers/1/30`));
    // Many concurrent requests, so that every pool connection hangs.
    await Promise.all(Array.from({ length: 40 }, request));

    proxy.freeze();
    const frozenRequests = Array.from({ length: 40 }, request);
    await expect.poll(() => statusOf(`${api.url}/ready`), { timeout: 5000, interval: 100 }).toBe(503);
    expect(await statusOf(`${api.url}/health`)).toBe(200);
    for (const { status, retryAfter, milliseconds } of await Promise.all(frozenRequests)) {
      expect([status, retryAfter]).toEqual([503, "2"]);
      expect(milliseconds).toBeLessThan(10_000);
    }
    // Further requests get new pool connections, which hang too.
    for (const { status, milliseconds } of await Promise.all(Array.from({ length: 10 }, request))) {
      expect(status).toBe(503);
      expect(milliseconds).toBeLessThan(10_000);
    }

    proxy.thaw();
    await expect.poll(() => statusOf(`${api.url}/ready`), { timeout: 5000, interval: 100 }).toBe(200);
    for (const { status } of await Promise.all(Array.from({ length: 40 }, request))) expect(status).toBe(200);
    expect(await send(api.url, order)).toMatchObject({ status: 201 });
    expect(await api.end("SIGTERM")).toBe(0);
  });

  test("a process can stop while its connections hang", async () => {
    const api = await start(proxy.url);
    proxy.freeze();
    expect(await api.end("SIGTERM")).toBe(0);
  });

  test("a database that accepts connections but never responds is reported at start in one sentence", async () => {
    proxy.freeze();
    await expect(start(proxy.url)).rejects.toThrow(
      "DATABASE_URL names a database that can't be used (no answer).",
    );
  });

  test("a request gets 503, not 500, while the server rejects every new connection", async () => {
    const api = await start(database.url);
    await admin.query(`UPDATE pg_database SET datallowconn = false WHERE datname = current_database()`);
    await terminateConnections("true");
    const response = await timeRequest(() => fetch(`${api.url}/api/suppliers/1/30`));
    expect([response.status, response.retryAfter]).toEqual([503, "2"]);
    expect(await statusOf(`${api.url}/ready`)).toBe(503);
    await admin.query(`UPDATE pg_database SET datallowconn = true WHERE datname = current_database()`);
    await expect.poll(() => statusOf(`${api.url}/ready`), { timeout: 5000, interval: 100 }).toBe(200);
  });
});

async function timeRequest(request: () => Promise<Response>) {
  const start = performance.now();
  const response = await request();
  await response.arrayBuffer();
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, milliseconds: performance.now() - start };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}
