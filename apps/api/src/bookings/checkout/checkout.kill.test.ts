import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  type DatabaseTarget,
  type OpenDatabase,
  openDatabase,
} from "#api/database/connection/openDatabase.ts";
import { createOrders, type Order } from "#api/testing/processes/bookingLoad.ts";
import { earnPass } from "#api/testing/earnPass.ts";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";
import { createTestDatabase, engines } from "#api/testing/withDatabase.ts";

const ROUNDS = process.env["FULL"] === undefined ? 2 : 10;
const origin = "http://localhost:3000";

test.each(engines)(
  "on %s, after kill -9 during checkouts every acknowledged booking exists completely, and none exists partially",
  { timeout: 400_000 },
  async (engine) => {
    const { env, target, remove } = await createTarget(engine);
    const acknowledged: string[] = [];
    try {
      let api = await startApi(env);
      const orders = await createOrders(api.url, 40 * ROUNDS + 4);
      if (engine === "pglite") {
        // oxlint-disable-next-line vitest/no-conditional-expect -- only the embedded database has a folder that a second process could try to open
        await expect(startApi(env)).rejects.toThrow(/is in use by process \d+\. Stop it, or set DATA_DIR/);
      }
      for (let round = 0; round < ROUNDS; round++) {
        const unacknowledged = await checkOutUntilKilled(api, orders.splice(0, 40), acknowledged);
        api = await startApi(env);
        // Repeats a request that got no response, with its key: the result is one booking, whether or not the first
        // request made it.
        for (const order of unacknowledged.slice(0, 3)) {
          const response = await send(api, order);
          expect(response.status).toBe(201);
          acknowledged.push((await readBody(response)).bookingId);
        }
      }
      // A graceful stop finishes requests in progress and releases the data folder.
      const passes = await Promise.all(orders.map(() => earnPass(api.url)));
      const last = orders.map((order, index) => sendWith(passes[index] ?? "", api, order));
      await Promise.race(last);
      const exitCode = api.end("SIGTERM");
      for (const response of await Promise.all(last)) acknowledged.push((await readBody(response)).bookingId);
      expect(await exitCode).toBe(0);
      expect(acknowledged.length).toBeGreaterThan(5 * ROUNDS);
      const database = await openDatabase(target);
      await expectComplete(database, acknowledged).finally(() => database.close());
    } finally {
      await remove();
    }
  },
);

async function createTarget(
  engine: OpenDatabase["engine"],
): Promise<{ env: Record<string, string>; target: DatabaseTarget; remove: () => Promise<void> }> {
  // All checkouts come from this machine; the limit per address is not tested here.
  const env = { MAXIMUM_UNPAID_HOLDS: "100000", MAXIMUM_UNCONFIRMED_HOLDS: "100000", CAPTCHA_COST: "1" };
  if (engine === "postgres") {
    const { url, drop } = await createTestDatabase();
    return { env: { ...env, DATABASE_URL: url }, target: { url }, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), "sayara-kill-"));
  const remove = () => Promise.resolve(rmSync(folder, { recursive: true }));
  return { env: { ...env, DATA_DIR: folder }, target: { folder }, remove };
}

/** Runs checkouts of four guests at a time. The process is killed after a third of the orders, during the next ones. */
async function checkOutUntilKilled(
  api: RunningApi,
  orders: Order[],
  acknowledged: string[],
): Promise<Order[]> {
  const unacknowledged: Order[] = [];
  const killAt = acknowledged.length + Math.floor(orders.length / 3);
  const guest = async () => {
    for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
      try {
        const response = await send(api, order);
        const json = await readBody(response);
        expect([response.status, json.code]).toEqual([201, undefined]);
        acknowledged.push(json.bookingId);
        if (acknowledged.length === killAt) setTimeout(() => api.process.kill("SIGKILL"), 5);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        unacknowledged.push(order);
      }
    }
  };
  await Promise.all([guest(), guest(), guest(), guest()]);
  await api.end("SIGKILL");
  return unacknowledged;
}

async function send(api: RunningApi, order: Order): Promise<Response> {
  return sendWith(await earnPass(api.url), api, order);
}

function sendWith(cookie: string, { url }: RunningApi, { key, body }: Order): Promise<Response> {
  const headers = { "content-type": "application/json", "idempotency-key": key, origin, cookie };
  return fetch(`${url}/api/checkout`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function readBody(response: Response): Promise<{ bookingId: string; code?: string }> {
  return (await response.json()) as { bookingId: string; code?: string };
}

async function expectComplete({ db }: OpenDatabase, acknowledged: string[]): Promise<void> {
  const { rows } = await sql<{ id: string; parts: number[] }>`
    SELECT bookings.id, ARRAY[
      (SELECT count(*) FROM holds WHERE holds.booking_id = bookings.id),
      (SELECT count(*) FROM outbox WHERE data ->> 'bookingId' = bookings.id::text AND kind = 'bookingRequested'),
      (SELECT count(*) FROM outbox WHERE recipient_address = driver_email),
      (SELECT count(*) FROM notifications WHERE notifications.booking_id = bookings.id AND user_id = driver_id),
      (SELECT count(*) FROM idempotency_keys WHERE result ->> 'bookingId' = bookings.id::text),
      (SELECT count(*) FROM mailed_tokens WHERE user_id = driver_id)
    ]::int[] AS parts
    FROM bookings WHERE is_guest
  `.execute(db);
  const booked = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !booked.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(rows.filter(({ parts }) => parts.some((count) => count !== 1))).toEqual([]);

  const orphans = await sql<{ orphans: number }>`
    SELECT count(*)::int AS orphans FROM users
    WHERE password_hash IS NULL AND activated_at IS NULL AND id NOT IN (SELECT driver_id FROM bookings)
  `.execute(db);
  expect(orphans.rows).toEqual([{ orphans: 0 }]);
}
