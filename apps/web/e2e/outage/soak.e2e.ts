import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Proxy, startProxy } from "@sayara/api/testing/processes/startProxy";
import { inDays } from "../support/inDays.ts";
import { inFaultsRun } from "../support/runs.ts";
import { type Fleet, startFleet } from "./startFleet.ts";
import { keepVisiting, type SoakResults } from "./keepVisiting.ts";
import { makeHugeImage } from "./makeHugeImage.ts";
import { sendSlowBodies } from "./sendSlowBodies.ts";
import { uploadImage } from "./uploadImage.ts";

const isFull = process.env.FULL !== undefined;
/**
 * Minimum duration in seconds; the test runs longer until each disturbance has occurred. The short run checks that the
 * long one works.
 */
const SECONDS = isFull ? 600 : 20;
/** Concurrent visitors. */
const CROWD = isFull ? 300 : 60;
/**
 * Number of connections whose forms arrive at one byte per second, and the maximum time in milliseconds until
 * the server closes them.
 */
const SLOW_BODIES = 200;
const SLOW_BODY_TIMEOUT_MS = 15_000;
/** Memory limit of each website in MB, at each sample. */
const MAX_WEBSITE_MB = 300;
/** Allowed growth factor of memory from the middle third of the run to the last third; the first third is warm-up. */
const MAX_GROWTH = 1.3;

/** Allowed outcomes during the disturbances. */
const expected =
  /^((home|results|search|quote|settings|picture|crowd) (200|429|503)|huge picture (413|429|503)|sign-in (200|429|503)|checkout (201|409|429|503))$/;

test(
  `${SECONDS} seconds of visitors with cut and frozen connections, restarts, crowds, slow bodies and a huge image cause no fault`,
  inFaultsRun,
  async () => {
    test.skip(test.info().project.name !== "laptop", "no browser takes part");
    test.setTimeout((SECONDS + 240) * 1000);
    let proxy: Proxy | undefined;
    const fleet = await startFleet({
      env: { CAPTCHA_GUEST_CHECKOUT: "false" },
      databaseUrl: async (url) => (proxy = await startProxy(url)).url,
    });
    test.skip(fleet === undefined, "no PostgreSQL programs on this machine");
    if (fleet === undefined || proxy === undefined) return;
    const results: SoakResults = { outcomes: new Map(), slowest: 0, unexplained: [], booked: new Map() };
    const memory: Memory = { totals: [], website: 0 };
    const slowest: Promise<number>[] = [];
    try {
      const end = performance.now() + SECONDS * 1000;
      const isOver = () => performance.now() > end;
      const visits = Array.from({ length: 4 }, () => keepVisiting(fleet, results, isOver));
      await disturb(fleet, proxy, { isOver, results, memory, slowest });
      await Promise.all(visits);
      expect(Math.max(...(await Promise.all(slowest)))).toBeLessThan(SLOW_BODY_TIMEOUT_MS);
      for (const url of [...fleet.apis.map((api) => api.url), fleet.apiUrl])
        await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 15_000 }).toBe(200);
      expect(await lostBookings(fleet, results)).toEqual([]);
    } finally {
      await fleet.stop();
      await proxy.stop();
    }
    const lines = [...results.outcomes].map(([kind, count]) => `${count} × ${kind}`).toSorted();
    process.stdout.write(
      `${lines.join(", ")}; slowest ${Math.round(results.slowest)} ms; MB ${memory.totals.join(" ")}, a website ${memory.website}\n`,
    );
    expect([...results.outcomes.keys()].filter((kind) => !expected.test(kind))).toEqual([]);
    expect(results.unexplained).toEqual([]);
    expect(results.slowest).toBeLessThan(15_000);
    expect(results.booked.size).toBeGreaterThan(0);
    expect(fleet.unexpectedExits).toEqual([]);
    expect(memory.website).toBeLessThanOrEqual(MAX_WEBSITE_MB);
    if (!isFull) return;
    const { totals } = memory;
    const third = Math.floor(totals.length / 3);
    const [middle = 0, last = 0] = [totals.slice(third, -third), totals.slice(-third)].map(median);
    expect(last).toBeLessThan(middle * MAX_GROWTH);
  },
);

/** Resident memory in MB. */
interface Memory {
  /** Sum over all servers, by sample. */
  totals: number[];
  /** Maximum of one website. */
  website: number;
}

interface Disturbance {
  isOver: () => boolean;
  results: SoakResults;
  memory: Memory;
  /** For each group of slow bodies, the longest time until the server closed one. */
  slowest: Promise<number>[];
}

/** Causes each disturbance in turn, with pauses, and repeats until the soak is over. */
async function disturb(
  fleet: Fleet,
  proxy: Proxy,
  { isOver, results, memory, slowest }: Disturbance,
): Promise<void> {
  const countOutcome = (kind: string) => results.outcomes.set(kind, (results.outcomes.get(kind) ?? 0) + 1);
  const image = await makeHugeImage();
  const members = [...fleet.websites, ...fleet.apis];
  let restarts = 0;
  const disturbances = [
    async () => proxy.cut(),
    async () => {
      for (const { url } of fleet.websites) slowest.push(sendSlowBodies(url, SLOW_BODIES / 2));
    },
    async () => {
      for (const { status, isExplained } of await gatherCrowd(fleet)) {
        countOutcome(`crowd ${status}`);
        if (!isExplained) results.unexplained.push("crowd");
      }
    },
    async () => {
      fleet.cluster.crash();
      await setTimeout(1000);
      fleet.cluster.restart();
    },
    async () => void countOutcome(`huge picture ${await uploadImage(fleet, image)}`),
    async () => members[restarts++ % members.length]?.restart(),
    async () => {
      proxy.freeze();
      await setTimeout(isFull ? 8000 : 3000);
      proxy.thaw();
    },
  ];
  for (let index = 0; index < disturbances.length || !isOver(); index++) {
    await setTimeout(isFull ? 5000 : 2000);
    await disturbances[index % disturbances.length]?.();
    memory.totals.push(sum(megabytesOf([...fleet.apis, ...fleet.websites])));
    memory.website = Math.max(memory.website, ...megabytesOf(fleet.websites));
  }
}

/** Makes simultaneous requests: half for the home page, half for distinct searches. */
async function gatherCrowd({ webUrl }: Fleet): Promise<{ status: number; isExplained: boolean }[]> {
  const pathOf = (visitor: number) =>
    visitor % 2 === 0 ? "/" : `/search/tunis?from=${inDays(3)}&to=${inDays(3 + (visitor % 150))}`;
  const visits = Array.from({ length: CROWD }, async (_, visitor) => {
    const headers = { "x-forwarded-for": `198.19.${1 + Math.floor(visitor / 250)}.${visitor % 250}` };
    const response = await fetch(webUrl + pathOf(visitor), { headers });
    await response.arrayBuffer();
    const { status } = response;
    return { status, isExplained: status !== 503 || response.headers.has("retry-after") };
  });
  return Promise.all(visits);
}

function megabytesOf(members: Fleet["apis"]): number[] {
  const pids = members.map((member) => member.process().pid);
  const lines = execFileSync("ps", ["-o", "rss=", "-p", pids.join(",")], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => Math.round((Number(line) * 1024) / 1_000_000));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns the acknowledged bookings that a repeated request with the same idempotency key does not return. */
async function lostBookings({ apiUrl }: Fleet, { booked }: SoakResults): Promise<string[]> {
  const lost: string[] = [];
  for (const [number, [key, { body, bookingId }]] of [...booked].entries()) {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-forwarded-for": `198.20.${number >> 8}.${number % 256}`,
    };
    const response = await fetch(`${apiUrl}/api/checkout`, { method: "POST", headers, body });
    const repeated = (await response.json()) as { bookingId?: string };
    if (repeated.bookingId !== bookingId) lost.push(`${bookingId}: ${response.status}`);
  }
  return lost;
}
