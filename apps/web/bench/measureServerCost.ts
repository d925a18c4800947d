import { Agent } from "node:http";
import { median } from "@sayara/tooling-bench/statistics";
import { atLeast, atMost, type Measurement } from "./Measurement.ts";
import { processorTime } from "./processorTime.ts";
import type { Site, Sites } from "./Sites.ts";
import { visit } from "./visit.ts";

const pages = { home: "/", search: "/search/aeroport-tunis-carthage", "sign-up": "/sign-up" };
const bounds: Record<string, number> = { home: 7, search: 15 };
const keptBound = 2000;
const rounds = 5;
const counts = { rendered: 60, kept: 2000 };
const together = 4;

interface Case {
  page: string;
  form: keyof Sites;
  site: Site;
  path: string;
  count: number;
  /** Processor milliseconds per page, one value per round. */
  times: number[];
  bytes: number;
}

/** Measures the server's processor time per page, with the sites in turn. */
export async function measureServerCost(sites: Sites): Promise<Measurement> {
  const cases = casesOf(sites);
  for (const one of cases) await ask(one, one.form === "kept" ? 500 : 150);
  for (let round = 0; round < rounds; round++)
    for (const one of cases) {
      const before = await processorTime(one.site.pid);
      await ask(one, one.count);
      one.times.push(((await processorTime(one.site.pid)) - before) / one.count);
    }

  const timeOf = (page: string, form: keyof Sites) => {
    const found = cases.find((one) => one.page === page && one.form === form);
    return found === undefined ? Number.NaN : median(found.times);
  };
  return {
    title: "Processor time of the website's server, ms a page",
    rows: cases.map((one) => ({
      page: one.page,
      form: one.form,
      "ms a page": Math.round(median(one.times) * 100) / 100,
      "pages a second and core": Math.round(1000 / median(one.times)),
      "KB sent": Math.round(one.bytes / 100) / 10,
    })),
    goals: [
      ...Object.entries(bounds).map(([page, bound]) =>
        atMost(`${page}, not kept`, timeOf(page, "uncached"), bound, "ms"),
      ),
      ...Object.keys(pages).map((page) =>
        atLeast(`${page}, kept`, 1000 / timeOf(page, "kept"), keptBound, "pages a second and core"),
      ),
    ],
  };
}

function casesOf({ kept, uncached, bare, before }: Sites): Case[] {
  const of = (page: string, form: keyof Sites, site: Site, path: string): Case => ({
    page,
    form,
    site,
    path,
    count: form === "kept" ? counts.kept : counts.rendered,
    times: [],
    bytes: 0,
  });
  return [
    of("bare", "bare", bare, "/"),
    ...Object.entries(pages).flatMap(([page, path]) => [
      ...(before === undefined ? [] : [of(page, "before", before, path)]),
      of(page, "uncached", uncached, path),
      of(page, "kept", kept, path),
    ]),
  ];
}

async function ask(one: Case, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  let left = count;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      // Spread over addresses because of the API's limit per address.
      const from = `198.18.${left % 250}.${(left * 7) % 250}`;
      const { status, bytes } = await visit(one.site.url + one.path, { agent, from });
      if (status !== 200) throw new Error(`${one.form} ${one.page} answered ${status}`);
      one.bytes = bytes;
    }
  };
  await Promise.all(Array.from({ length: together }, askOn));
  agent.destroy();
}
