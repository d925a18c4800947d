import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "#api/demo/createRandom.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { settleAll } from "#api/testing/moveIntoPast.ts";
import { emptyResponses, rentUntil, type ReceivedResponses } from "#api/testing/processes/paymentLoad.ts";
import { type Marketplace, startMarketplace } from "#api/testing/processes/startMarketplace.ts";
import { hasPostgres } from "#api/testing/withDatabase.ts";

const KILLS = process.env["FULL"] === undefined ? 5 : 50;
const CUSTOMERS = 6;
/** Enough for the bookings of every kill: without a free car nothing is in progress when a process ends. */
const CARS = 3 * KILLS;
const seed = Number(process.env["SEED"] || 20_251_201);

describe.runIf(hasPostgres)("two API processes behind one address, under load", () => {
  let market: Marketplace;
  let cars: { id: string }[];
  beforeAll(async () => {
    market = await startMarketplace();
    cars = [];
    for (let index = 0; index < CARS; index++) cars.push(await market.world.aCar());
  }, 120_000);
  afterAll(() => market.stop());

  test(
    `${KILLS} kills with -9, cut connections and a graceful stop lose no booking and no money`,
    { timeout: 60_000 + KILLS * 60_000 },
    async () => {
      const random = createRandom(seed);
      const responses = emptyResponses();
      let isOver = false;
      const load = rentUntil(market, { cars, random, customers: CUSTOMERS, isOver: () => isOver, responses });
      const cuts = repeatUntil(() => isOver, market.cutConnections);
      try {
        for (let kill = 0; kill < KILLS; kill++) {
          const api = market.apis[kill % 2];
          await setTimeout(random.between(500, 1500));
          await api?.process().end("SIGKILL");
          await api?.start();
        }
        // A graceful stop responds to the requests in progress and loses none.
        await market.waitUntilReady();
        const { lost } = responses;
        expect(await market.apis[0]?.process().end("SIGTERM")).toBe(0);
        expect(responses.lost).toBe(lost);
        await market.apis[0]?.start();
      } finally {
        isOver = true;
        await Promise.all([load, cuts]);
      }
      await settleAll(market.db);
      process.stdout.write(`${formatResponses(responses)}\n`);

      expect([...responses.outcomes.keys()].filter((outcome) => !expectedOutcomes.has(outcome))).toEqual([]);
      expect(responses.differing).toEqual([]);
      expect(responses.booked.size).toBeGreaterThan(10 * KILLS);
      expect(await findLost(responses)).toEqual([]);
      expect(
        await findBrokenRules(market.db, { cars: cars.map(({ id }) => id), charges: market.charges() }),
      ).toEqual([]);
      expect(await countIncomplete()).toEqual({ keys: 0, orphanUsers: 0, orphanMails: 0 });
      expect(await market.countDeadlocks()).toBe(0);
    },
  );

  /** Returns acknowledged bookings that do not exist, and bookings acknowledged as paid that are not paid. */
  async function findLost(responses: ReceivedResponses): Promise<string[]> {
    const { rows } = await sql<{ id: string; status: string; payments: number }>`
      SELECT id, status, (SELECT count(*)::int FROM payments WHERE booking_id = bookings.id) AS payments
      FROM bookings`.execute(market.db);
    const storedBookings = new Map(rows.map((row) => [row.id, row]));
    return [
      ...[...responses.booked].filter((id) => !storedBookings.has(id)),
      ...[...responses.paid].filter((id) => !/^(paid|deposit)$/.test(storedBookings.get(id)?.status ?? "")),
    ];
  }

  async function countIncomplete() {
    // The process ended before it opened the payment, so a repeated attempt made another booking.
    const isReplaced = sql`bookings.status = 'void' AND NOT EXISTS (SELECT 1 FROM payment_sessions
      WHERE booking_id = bookings.id AND gateway_session_id IS NOT NULL)`;
    const { rows } = await sql<{ keys: number; orphanUsers: number; orphanMails: number }>`SELECT
      (SELECT count(*) FROM bookings, LATERAL (SELECT count(*) AS keys FROM idempotency_keys
        WHERE result ->> 'bookingId' = bookings.id::text) AS known
        WHERE keys > 1 OR (keys = 0 AND NOT (${isReplaced})))::int AS keys,
      (SELECT count(*) FROM users WHERE password_hash IS NULL
        AND NOT EXISTS (SELECT 1 FROM bookings WHERE driver_id = users.id))::int AS "orphanUsers",
      (SELECT count(*) FROM outbox WHERE data ->> 'bookingId' IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM bookings WHERE id::text = data ->> 'bookingId'))::int AS "orphanMails"`.execute(
      market.db,
    );
    return rows[0];
  }
});

const expectedOutcomes = new Set([
  "checkout 201",
  "checkout 409 car_taken",
  "read 200",
  "pay 200",
  "pay 409 stale_version",
  "pay 409 car_taken",
  "check 200",
  "card paid",
  "card failed",
  "card expired",
  // Another tab was faster.
  "card 409 conflict",
]);

/** Milliseconds between two cuts of all database connections. */
const BETWEEN_CUTS = 1500;

async function repeatUntil(isOver: () => boolean, action: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await setTimeout(BETWEEN_CUTS);
    await action();
  }
}

function formatResponses({ booked, paid, outcomes, lost }: ReceivedResponses): string {
  const counts = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).toSorted();
  return `${booked.size} booked, ${paid.size} reported as paid, ${lost} attempts without a response: ${counts.join(", ")}`;
}
