import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Proxy, startProxy } from "@sayara/api/testing/startProxy";
import { type Fleet, startFleet } from "./startFleet.ts";
import { keepVisiting, type SoakResults } from "./keepVisiting.ts";

const isFull = process.env.FULL !== undefined;
/** Duration in seconds. The short run mainly checks that the long one works. */
const SECONDS = isFull ? 600 : 20;
/** Concurrent visitors. */
const CROWD = isFull ? 300 : 60;
/** Allowed growth of memory from the middle third of the time to the last; the first third warms up. */
const GROWTH = 1.3;

/** Allowed outcomes during the disturbances. */
const expected =
  /^((home|results|search|quote|settings|picture|crowd) (200|429|503)|sign-in (200|429|503)|checkout (201|409|429|503))$/;

test(`${SECONDS} seconds of visitors with cut and frozen connections, restarts and crowds cause no fault`, async () => {
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
  const memory: number[] = [];
  try {
    const end = performance.now() + SECONDS * 1000;
    const isOver = () => performance.now() > end;
    const visits = Array.from({ length: 4 }, () => keepVisiting(fleet, results, isOver));
    await disturb(fleet, proxy, { isOver, results, memory });
    await Promise.all(visits);
    for (const { url } of fleet.apis)
      await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 15_000 }).toBe(200);
    expect(await lostBookings(fleet, results)).toEqual([]);
  } finally {
    await fleet.stop();
    await proxy.stop();
  }
  const lines = [...results.outcomes].map(([kind, count]) => `${count} × ${kind}`).toSorted();
  process.stdout.write(
    `${lines.join(", ")}; slowest ${Math.round(results.slowest)} ms; MB ${memory.join(" ")}\n`,
  );
  expect([...results.outcomes.keys()].filter((kind) => !expected.test(kind))).toEqual([]);
  expect(results.unexplained).toEqual([]);
  expect(results.slowest).toBeLessThan(15_000);
  expect(results.booked.size).toBeGreaterThan(0);
  expect(fleet.ends).toEqual([]);
  if (!isFull) return;
  const third = Math.floor(memory.length / 3);
  const [middle = 0, last = 0] = [memory.slice(third, -third), memory.slice(-third)].map(median);
  expect(last).toBeLessThan(middle * GROWTH);
});

interface Soak {
  isOver: () => boolean;
  results: SoakResults;
  /** Resident megabytes of all servers together. */
  memory: number[];
}

/** Causes one disturbance after the other, with pauses. */
async function disturb(fleet: Fleet, proxy: Proxy, { isOver, results, memory }: Soak): Promise<void> {
  const crowd = async () => {
    const asked = Array.from({ length: CROWD }, () => fetch(`${fleet.webUrl}/`));
    for (const answer of await Promise.all(asked)) {
      await answer.arrayBuffer();
      const kind = `crowd ${answer.status}`;
      results.outcomes.set(kind, (results.outcomes.get(kind) ?? 0) + 1);
    }
  };
  const disturbances = [
    async () => proxy.cut(),
    crowd,
    async () => {
      fleet.cluster.crash();
      await setTimeout(1000);
      fleet.cluster.restart();
    },
    async () => {
      proxy.freeze();
      await setTimeout(isFull ? 8000 : 3000);
      proxy.thaw();
    },
  ];
  for (let turn = 0; !isOver(); turn++) {
    await setTimeout(isFull ? 5000 : 2000);
    memory.push(megabytes(fleet));
    await disturbances[turn % disturbances.length]?.();
  }
}

function megabytes({ apis, websites }: Fleet): number {
  const pids = [...apis, ...websites].map((member) => member.process().pid);
  const lines = execFileSync("ps", ["-o", "rss=", "-p", pids.join(",")], { encoding: "utf8" })
    .trim()
    .split("\n");
  return Math.round(lines.reduce((sum, line) => sum + Number(line), 0) / 1024);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns acknowledged bookings that a repeated request with the same idempotency key does not return. */
async function lostBookings({ apiUrl }: Fleet, { booked }: SoakResults): Promise<string[]> {
  const lost: string[] = [];
  for (const [key, { body, bookingId }] of booked) {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const answer = await fetch(`${apiUrl}/api/checkout`, { method: "POST", headers, body });
    const again = (await answer.json()) as { bookingId?: string };
    if (again.bookingId !== bookingId) lost.push(`${bookingId}: ${answer.status}`);
  }
  return lost;
}
