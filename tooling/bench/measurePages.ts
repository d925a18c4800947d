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
  { name: "home", path: "/", bound: 8 },
  { name: "search", path: "/search/aeroport-tunis-carthage", bound: 10 },
];
const ROUNDS = 5;
const TOGETHER = 4;

/**
 * Measures the website's CPU time and bytes per page, uncached and cached, then runs Lighthouse as on a mid-range
 * phone.
 */
export async function measurePages(): Promise<Figure[]> {
  // Requests come from different visitor addresses, so that the limit per address does not apply.
  const env = { TRUSTED_PROXIES: "1", LOG_LEVEL: "fatal" };
  const rendered = await withServers((servers) => costs(servers, { form: "not kept", count: 60 }), {
    ...env,
    DOCUMENT_SECONDS: "0",
  });
  const kept = await withServers(
    async (servers) => [
      ...(await costs(servers, { form: "kept", count: 500 })),
      ...(await lighthouse(servers)),
    ],
    env,
  );
  return [...rendered, ...kept];
}

async function costs(
  { webUrl, pids }: Servers,
  { form, count }: { form: string; count: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, bound } of pages) {
    let bytes = await ask(webUrl + path, 150);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await processorTime(pids.web);
      bytes = await ask(webUrl + path, count);
      times.push(((await processorTime(pids.web)) - before) / count);
    }
    figures.push({
      what: `${name}, ${form}: processor time of the website`,
      measured: Math.round(median(times) * 100) / 100,
      unit: "ms",
      ...(form === "not kept" && { atMost: bound }),
    });
    if (form === "kept")
      figures.push({ what: `${name}: sent`, measured: Math.round(bytes / 100) / 10, unit: "KB" });
  }
  return figures;
}

/** Requests a page `count` times and returns the bytes of the last response. */
async function ask(address: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  let left = count;
  let size = 0;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      const { status, bytes } = await visit(address, {
        agent,
        from: `198.18.${left % 250}.${(left * 7) % 250}`,
      });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      size = bytes;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, askOn));
  agent.destroy();
  return size;
}

async function lighthouse({ webUrl }: Servers): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const speed = await measurePageSpeed(webUrl + path);
    figures.push(
      { what: `${name}: Lighthouse's score on a phone`, measured: speed.score, unit: "", atLeast: 98 },
      {
        what: `${name}: largest contentful paint`,
        measured: speed.largestContentfulPaint,
        unit: "ms",
        atMost: 1300,
      },
      { what: `${name}: blocking time`, measured: speed.totalBlockingTime, unit: "ms", atMost: 100 },
      { what: `${name}: layout shift`, measured: speed.layoutShift, unit: "", atMost: 0.02 },
      { what: `${name}: script`, measured: speed.javascript, unit: "KB" },
    );
  }
  return figures;
}
