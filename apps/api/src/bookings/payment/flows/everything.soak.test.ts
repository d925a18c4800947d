import { setTimeout } from "node:timers/promises";
import { startAttack } from "@sayara/http-guard/testing/startAttack";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "#api/demo/createRandom.ts";
import { clockDayAhead } from "#api/testing/data/clockDayAhead.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { settleAll } from "#api/testing/moveIntoPast.ts";
import { emptyResponses, rentUntil } from "#api/testing/processes/paymentLoad.ts";
import { type ProbeResult, probeUntil } from "#api/testing/processes/probeUntil.ts";
import { startApi } from "#api/testing/processes/startApi.ts";
import { startMailServer } from "#api/testing/standIns/startMailServer.ts";
import { type Marketplace, startMarketplace } from "#api/testing/processes/startMarketplace.ts";
import { hasPostgres } from "#api/testing/withDatabase.ts";

const configuredLength = process.env["SOAK_SECONDS"];
/** Seconds; 600 for the long run. */
const LENGTH = Number(configuredLength || 60);
const CARS = 200;
const seed = Number(process.env["SEED"] || 20_251_201);

describe.runIf(hasPostgres)("everything at once", () => {
  let market: Marketplace;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let cars: { id: string }[];
  beforeAll(async () => {
    mails = await startMailServer();
    market = await startMarketplace({ SMTP_URL: mails.url });
    cars = [];
    for (let index = 0; index < CARS; index++) cars.push(await market.world.aCar());
  }, 240_000);
  afterAll(async () => {
    await market?.stop();
    await mails?.stop();
  });

  test(
    `nothing is lost in ${LENGTH} s of slow bodies, partial requests, cut connections, hanging mail server and gateway, a wrong clock, and kill -9`,
    { timeout: LENGTH * 1000 + 600_000 },
    async () => {
      const random = createRandom(seed);
      const responses = emptyResponses();
      const timeout = AbortSignal.timeout(LENGTH * 1000);
      const isOver = () => timeout.aborted;
      const endAttack = startAttack({
        ports: market.apis.map((api) => Number(new URL(api.process().url).port)),
        from: "127.0.0.2",
        bodies: [
          { count: 600, path: "/api/sign-in/frontend", size: 8000 },
          { count: 600, path: "/api/frontend-cars/1/30", size: 24_000 },
        ],
        halfHeads: 2500,
      });
      const faults = [
        rentUntil(market, { cars, random, customers: 4, isOver, responses }),
        repeat(isOver, 4000, market.cutConnections),
        repeat(isOver, 9000, hangMails),
        repeat(isOver, 13_000, hangGateway),
        repeat(isOver, 17_000, killNextApi),
        repeat(isOver, 15_000, startWrongClock),
      ];
      const probeResult = await probeUntil({
        port: Number(new URL(market.url).port),
        from: "127.0.0.3",
        requests: visitorRequests,
        maxMilliseconds: 2000,
        pids: () => market.apis.flatMap((api) => api.process().process.pid ?? []),
        isOver,
      });
      await Promise.all(faults);
      const attackResult = await endAttack();
      await mails.setState("up");
      await settleAll(market.db);
      process.stdout.write(`${formatProbe(probeResult)}; attack: ${JSON.stringify(attackResult)}\n`);
      process.stdout.write(
        `${responses.booked.size} booked, ${responses.paid.size} reported as paid, ${responses.lost} lost\n`,
      );

      expect(attackResult.closed).toBeGreaterThan(0);
      expect(responses.differing).toEqual([]);
      expect(responses.booked.size).toBeGreaterThan(0);
      expect(await findLostBookings([...responses.booked])).toEqual([]);
      const charges = market.charges();
      expect(await findBrokenRules(market.db, { cars: cars.map(({ id }) => id), charges })).toEqual([]);
      expect(await market.countDeadlocks()).toBe(0);
      // A mail being sent when its process ended waits until its lease ends.
      await expect.poll(countUnsent, { timeout: 300_000, interval: 1000 }).toBe(0);
      expect(await findUndelivered()).toEqual([]);
      // Durations are checked only in the long run, on a machine without other load; the faults run prints them.
      expect(configuredLength ? probeResult.slow : []).toEqual([]);
    },
  );

  let killCount = 0;
  async function killNextApi(): Promise<void> {
    const api = market.apis[(killCount += 1) % 2];
    await api?.process().end("SIGKILL");
    await api?.start();
    await market.waitUntilReady();
  }

  /** Starts a process with a wrong clock, which would end every payment and request if its jobs ran. */
  async function startWrongClock(): Promise<void> {
    const wrongClockApi = await startApi({ ...market.env, ...clockDayAhead }, "/health");
    await setTimeout(10_000);
    const { status } = await fetch(`${wrongClockApi.url}/ready`);
    await wrongClockApi.end("SIGKILL");
    expect(status).toBe(503);
  }

  async function hangMails(): Promise<void> {
    await mails.setState("silent");
    await setTimeout(3000);
    await mails.setState("up");
  }

  async function hangGateway(): Promise<void> {
    market.gateway.process.kill("SIGSTOP");
    await setTimeout(4000);
    market.gateway.process.kill("SIGCONT");
  }

  async function countUnsent(): Promise<number> {
    await sql`UPDATE outbox SET next_attempt_at = now()
      WHERE sent_at IS NULL AND next_attempt_at > now() + interval '2 minutes'`.execute(market.db);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM outbox
      WHERE sent_at IS NULL`.execute(market.db);
    return rows[0]?.count ?? Number.NaN;
  }

  /** Returns the recipients of fewer mails than the outbox marks as sent. */
  async function findUndelivered(): Promise<string[]> {
    const { rows } = await sql<{ address: string; sent: number }>`SELECT recipient_address AS address,
      count(*)::int AS sent FROM outbox GROUP BY 1`.execute(market.db);
    const received = new Map<string, number>();
    for (const recipient of mails.deliveries.flatMap(({ to }) => to)) {
      const address = /<(.+)>/.exec(recipient)?.[1] ?? "";
      received.set(address, (received.get(address) ?? 0) + 1);
    }
    return rows
      .filter(({ address, sent }) => (received.get(address) ?? 0) < sent)
      .map(({ address }) => address);
  }

  async function findLostBookings(ids: string[]): Promise<string[]> {
    const rows = await market.db.selectFrom("bookings").select("id").execute();
    const storedIds = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !storedIds.has(id));
  }
});

/** Requests of visitors: sign-in, a quote, a page of results, the settings that every page reads. */
const visitorRequests = [
  { path: "/api/sign-in/frontend", body: JSON.stringify({ email: "a@x.example", password: "wrong" }) },
  { path: "/api/quote", body: "{}" },
  { path: "/api/frontend-cars/1/30", body: "{}" },
  { path: "/api/settings" },
];

/** Repeats an action with pauses, in milliseconds. */
async function repeat(isOver: () => boolean, pause: number, action: () => Promise<void>): Promise<void> {
  for (let next = Date.now() + pause; !isOver(); await setTimeout(200)) {
    if (Date.now() < next) continue;
    await action();
    next = Date.now() + pause;
  }
}

function formatProbe({ statuses, durations, slow }: ProbeResult): string {
  const formatTimes = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const percentile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return `median ${percentile(0.5)} ms, 99 % ${percentile(0.99)} ms, longest ${percentile(1)} ms`;
  };
  const counts = [...statuses].map(([name, count]) => `${count} × ${name}`).toSorted();
  const unavailable = [...statuses].filter(([name]) => / (0|502|503)$/.test(name));
  const share = unavailable.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, durations.total.length);
  return `${durations.total.length} requests: ${formatTimes(durations.total)}; without the wait for a core ${formatTimes(durations.processing)}; ${(100 * share).toFixed(1)} % cut, 502 or 503; ${slow.length} beyond 2 s; ${counts.join(", ")}`;
}
