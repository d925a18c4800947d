import { Agent } from "node:http";
import type { Servers } from "@sayara/tooling-run/servers/startServers";
import { withServers } from "@sayara/tooling-run/servers/withServers";
import type { Figure } from "./Figure.ts";
import { measurePageSpeed } from "./measurePageSpeed.ts";
import { processorTime } from "./processorTime.ts";
import { median } from "./statistics.ts";
import { visit } from "./visit.ts";

/** Pages, each with its limit for the server's CPU time in milliseconds, without cached documents. */
const pages = [
  { name: "home", path: "/", limit: 8 },
  { name: "search", path: "/search/aeroport-tunis-carthage", limit: 10 },
];
const ROUNDS = 5;
const CONCURRENCY = 4;

/**
 * Measures the website's CPU time and bytes per page, uncached and cached, then runs Lighthouse as on a mid-range
 * phone.
 */
export async function measurePages(): Promise<Figure[]> {
  // Requests come from different visitor addresses, so that the limit per address does not apply.
  const env = { TRUSTED_PROXIES: "1", LOG_LEVEL: "fatal" };
  const uncached = await withServers((servers) => measureCosts(servers, { form: "uncached", count: 60 }), {
    ...env,
    DOCUMENT_SECONDS: "0",
  });
  const cached = await withServers(
    async (servers) => [
      ...(await measureCosts(servers, { form: "cached", count: 500 })),
      ...(await lighthouse(servers)),
    ],
    env,
  );
  return [...uncached, ...cached];
}

async function measureCosts(
  { webUrl, pids }: Servers,
  { form, count }: { form: string; count: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, limit } of pages) {
    let bytes = await requestPage(webUrl + path, 150);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await processorTime(pids.web);
      bytes = await requestPage(webUrl + path, count);
      times.push(((await processorTime(pids.web)) - before) / count);
    }
    figures.push({
      name: `${name}, ${form}: processor time of the website`,
      value: Math.round(median(times) * 100) / 100,
      unit: "ms",
      ...(form === "uncached" && { atMost: limit }),
    });
    if (form === "cached")
      figures.push({ name: `${name}: sent`, value: Math.round(bytes / 100) / 10, unit: "KB" });
  }
  return figures;
}

/** Requests a page `count` times and returns the bytes of the last response. */
async function requestPage(address: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let remaining = count;
  let size = 0;
  const requestRemaining = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const { status, bytes } = await visit(address, {
        agent,
        from: `198.18.${remaining % 250}.${(remaining * 7) % 250}`,
      });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      size = bytes;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, requestRemaining));
  agent.destroy();
  return size;
}

async function lighthouse({ webUrl }: Servers): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const speed = await measurePageSpeed(webUrl + path);
    figures.push(
      { name: `${name}: Lighthouse's score on a phone`, value: speed.score, unit: "", atLeast: 98 },
      {
        name: `${name}: largest contentful paint`,
        value: speed.largestContentfulPaint,
        unit: "ms",
        atMost: 1300,
      },
      { name: `${name}: blocking time`, value: speed.totalBlockingTime, unit: "ms", atMost: 100 },
      { name: `${name}: layout shift`, value: speed.layoutShift, unit: "", atMost: 0.02 },
      { name: `${name}: script`, value: speed.javascript, unit: "KB" },
    );
  }
  return figures;
}
