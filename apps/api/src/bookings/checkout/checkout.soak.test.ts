import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import type { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import { expect, test } from "vitest";
import { type DatabaseTarget, openDatabase } from "#api/database/connection/openDatabase.ts";
import { createRandom, type Random } from "#api/demo/createRandom.ts";
import { demoPlaces } from "#api/demo/places.ts";
import { aVisitor, earnPass } from "#api/testing/earnPass.ts";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";
import { createTestDatabase, type Engine, engines } from "#api/testing/withDatabase.ts";

/** Seconds of load. Without `FULL`, the run is too short to find a leak: it only checks that the test itself works. */
const SECONDS = process.env["FULL"] === undefined ? 6 : 240;
/** Maximum memory growth from the middle third of the run to the last third. The first third is warm-up. */
const GROWTH = process.env["FULL"] === undefined ? 2 : 1.25;
const GUESTS = 6;
const seed = Number(process.env["SEED"] || 20_251_201);
const origin = "http://localhost:3000";

test.each(engines)(
  `on %s, ${SECONDS} seconds of searches, quotes and checkouts cause no fault, and memory stays stable`,
  { timeout: 600_000 },
  async (engine) => {
    const { env, target, remove } = await createTarget(engine);
    let api: RunningApi | undefined;
    try {
      api = await startApi(env);
      const end = performance.now() + SECONDS * 1000;
      const statuses = new Map<string, number>();
      const { url } = api;
      const guests = Array.from({ length: GUESTS }, (_, guest) =>
        runGuests(url, createRandom(seed + guest), end, statuses),
      );
      const samples = await sampleMemory(api, end);
      const booked = (await Promise.all(guests)).reduce((total, count) => total + count, 0);
      expect(await api.end("SIGTERM")).toBe(0);
      process.stdout.write(`${engine}: ${formatStatuses(statuses)}; ${samples.at(-1)} MB at the end\n`);

      const unexpected = [...statuses.keys()].filter((status) => !expectedResults.has(status));
      expect(unexpected).toEqual([]);
      expect(booked).toBeGreaterThan(0);
      await expectBookings(target, booked);
      const third = Math.floor(samples.length / 3);
      const [middle, last] = [samples.slice(third, -third), samples.slice(-third)].map(median);
      expect(last).toBeLessThan((middle ?? 0) * GROWTH);
    } finally {
      await api?.end("SIGKILL");
      await remove();
    }
  },
);

/** Expected results for a guest. Any other is a fault of the API or of this test. */
const expectedResults = new Set(["search 200", "quote 200", "checkout 201", "checkout 409 car_taken"]);

async function createTarget(
  engine: Engine,
): Promise<{ env: Record<string, string>; target: DatabaseTarget; remove: () => Promise<void> }> {
  const env = {
    MAXIMUM_UNPAID_HOLDS: "100000",
    MAXIMUM_UNCONFIRMED_HOLDS: "100000",
    CAPTCHA_COST: "1",
    LOG_LEVEL: "warn",
    // Flags of the start script.
    NODE_OPTIONS: "--max-old-space-size=512 --max-semi-space-size=2",
  };
  if (engine === "postgres") {
    const { url, drop } = await createTestDatabase();
    return { env: { ...env, DATABASE_URL: url }, target: { url }, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), "sayara-soak-"));
  const remove = () => Promise.resolve(rmSync(folder, { recursive: true }));
  return { env: { ...env, DATA_DIR: folder }, target: { folder }, remove };
}

/** Runs guests one after another until the time is up: each searches, views some cars and books one. */
async function runGuests(
  url: string,
  random: Random,
  end: number,
  statuses: Map<string, number>,
): Promise<number> {
  let booked = 0;
  const send = async <T>(
    label: string,
    path: string,
    body: object,
    extraHeaders = {},
  ): Promise<T | undefined> => {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin,
      ...extraHeaders,
    };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const json = (await response.json()) as { code?: string };
    const status = [label, response.status, ...(json.code === undefined ? [] : [json.code])].join(" ");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return response.ok ? (json as T) : undefined;
  };

  while (performance.now() < end) {
    const start = Date.now() + random.between(3, 150) * 86_400_000;
    const [from, to] = [start, start + random.between(3, 10) * 86_400_000].map((time) =>
      new Date(time).toISOString(),
    );
    const { slug } = random.pickWeighted(demoPlaces, ({ weight }) => weight);
    const searchResult = await send<CarSearchResult>("search", "/api/frontend-cars/1/15", {
      pickupLocation: slug,
      from,
      to,
      language: random.pick(["fr", "en", "es"]),
    });
    const listings = searchResult?.items.filter(({ car }) => car.supplier.payLater).slice(0, 3) ?? [];
    for (const { car, pickupLocation } of listings) {
      const [place, language] = [pickupLocation.slug, "fr"];
      const rental = {
        car: car.id,
        pickupLocation: place,
        dropOffLocation: place,
        from,
        to,
        options: { theftProtection: car.theftProtection !== -1 && !isRedundantCover(car, "theftProtection") },
      };
      const quoteResponse = await send<QuoteResponse>("quote", "/api/quote", { ...rental, language });
      if (quoteResponse === undefined || !random.chance(0.4)) continue;
      const { signedQuote, quote } = quoteResponse;
      const order = { rental, total: quote.total, signedQuote, driver: aDriver(), language };
      const visitor = aVisitor();
      const cookie = await earnPass(url, visitor);
      const body = { ...order, payment: "later", termsAccepted: true };
      const booking = await send("checkout", "/api/checkout", body, { ...visitor, cookie });
      if (booking !== undefined) booked += 1;
    }
  }
  return booked;
}

let driverCount = 0;

function aDriver() {
  driverCount += 1;
  return {
    fullName: "Amel Ben Salah",
    email: `soak.${driverCount}@guests.example`,
    phone: `+2162${String(1_000_000 + driverCount)}`,
    birthDate: "1970-05-14",
    licenceSince: "1995-01-01",
  };
}

/** Samples resident memory in megabytes, twenty times over the run. */
async function sampleMemory({ process: { pid } }: RunningApi, end: number): Promise<number[]> {
  const samples: number[] = [];
  const interval = (end - performance.now()) / 20;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    samples.push(Math.round(Number(kilobytes) / 1024));
  }
  return samples;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Checks that the database has exactly the acknowledged bookings, each with a hold. */
async function expectBookings(target: DatabaseTarget, count: number): Promise<void> {
  const { db, close } = await openDatabase(target);
  try {
    const booked = await db
      .selectFrom("bookings")
      .leftJoin("holds", "holds.booking_id", "bookings.id")
      .where("is_guest", "=", true)
      .select(["bookings.id", "holds.id as hold"])
      .execute();
    expect(booked.filter(({ hold }) => hold !== null)).toHaveLength(count);
    expect(booked).toHaveLength(count);
  } finally {
    await close();
  }
}

function formatStatuses(statuses: Map<string, number>): string {
  return [...statuses]
    .map(([status, count]) => `${count} × ${status}`)
    .toSorted()
    .join(", ");
}
