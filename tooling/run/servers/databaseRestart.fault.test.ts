import { setTimeout } from "node:timers/promises";
import {
  type OrderResponse,
  createOrders,
  type Order,
  send,
} from "@sayara/api/testing/processes/bookingLoad";
import { type RunningApi, startApi } from "@sayara/api/testing/processes/startApi";
import pg from "pg";
import { expect, test } from "vitest";
import { startCluster } from "../testing/postgresCluster.ts";

const RESTARTS = process.env.FULL === undefined ? 2 : 6;
/** Allowed responses to a checkout while the database restarts. */
const expected = new Set(["201", "503 unavailable"]);

test(
  "after a database restart under load, two API processes respond with 503 and recover, and each key makes exactly one booking",
  { timeout: 300_000 },
  async ({ skip }) => {
    const cluster = await startCluster();
    if (cluster === undefined) return skip("no PostgreSQL programs on this machine");
    const apis: RunningApi[] = [];
    try {
      const env = {
        DATABASE_URL: cluster.url,
        MAXIMUM_UNPAID_HOLDS: "100000",
        MAXIMUM_UNCONFIRMED_HOLDS: "100000",
        CAPTCHA_COST: "1",
        LOG_LEVEL: "warn",
      };
      apis.push(await startApi(env), await startApi(env));
      const urls = apis.map(({ url }) => url);
      const responses = new Map<Order, OrderResponse[]>();

      const orders = await createOrders(urls[0] ?? "", 2000);
      const guest = async (index: number) => {
        for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
          const ownResponses: OrderResponse[] = [];
          responses.set(order, ownResponses);
          for (
            let attempt = index;
            ownResponses.at(-1)?.status !== 201 && ownResponses.length < 60;
            attempt++
          ) {
            if (ownResponses.length > 0) await setTimeout(300);
            ownResponses.push(await send(urls[attempt % 2] ?? "", order));
          }
        }
      };
      const guests = Promise.all(Array.from({ length: 6 }, (_, index) => guest(index)));
      for (let restart = 0; restart < RESTARTS; restart++) {
        await setTimeout(1500);
        cluster.crash();
        for (const url of urls) {
          await expect.poll(() => statusOf(`${url}/ready`), { timeout: 5000, interval: 50 }).toBe(503);
          const unavailable = await fetch(`${url}/api/suppliers/1/30`);
          expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "2"]);
          expect(await statusOf(`${url}/health`)).toBe(200);
        }
        cluster.restart();
        for (const url of urls)
          await expect.poll(() => statusOf(`${url}/ready`), { timeout: 5000, interval: 50 }).toBe(200);
      }
      await setTimeout(500);
      orders.length = 0;
      await guests;

      const allResponses = [...responses.values()].flat();
      const kinds = allResponses.map(({ status, code }) => [status, code].filter(Boolean).join(" "));
      expect(kinds.filter((kind) => !expected.has(kind))).toEqual([]);
      expect(allResponses.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual(
        [],
      );
      const booked = [...responses].map(([order, ownResponses]) => ({
        order,
        bookingId: ownResponses.at(-1)?.bookingId ?? "",
      }));
      expect(booked.length).toBeGreaterThan(5);
      expect(await count(cluster.url, "bookings WHERE is_guest")).toBe(booked.length);
      // The jobs recover too, after logging at most one line a second. An email that was being sent when its connection
      // broke waits until its lease expires.
      const waiting = () => count(cluster.url, "outbox WHERE sent_at IS NULL AND next_attempt_at <= now()");
      await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toBe(0);
      for (const api of apis) expect(api.output().split('"job failed"').length).toBeLessThan(30 * RESTARTS);
      for (const { order, bookingId } of booked.slice(-4)) {
        for (const url of urls) expect(await send(url, order)).toMatchObject({ status: 201, bookingId });
      }
      expect(apis.map((api) => api.process.exitCode)).toEqual([null, null]);
      for (const api of apis) expect(await api.end("SIGTERM")).toBe(0);
    } finally {
      for (const api of apis) await api.end("SIGKILL");
      await cluster.stop();
    }
  },
);

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Counts rows in this test's database. */
async function count(url: string, rows: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(`SELECT count(*)::int AS count FROM ${rows}`);
    return result.rows[0].count;
  } finally {
    await client.end();
  }
}
