import { languages } from "@sayara/domain/language/Language";
import { sampleMemory } from "@sayara/tooling-bench/sampleMemory";
import { atMost, type Measurement } from "./Measurement.ts";
import type { Sites } from "./Sites.ts";
import { type Visit, visit } from "./visit.ts";

const crowds = [300, 2000];
const shared = ["/", "/search/aeroport-tunis-carthage", "/sign-up"];
const megabytes = 300;

interface Crowd {
  visitors: number;
  seconds: number;
  /** Peak resident memory in megabytes. */
  peak: number;
  visits: Visit[];
  after: number;
}

/** Measures many concurrent visitors: half request the same page, half a search of their own. */
export async function measureCrowd({ kept, before }: Sites): Promise<Measurement> {
  const crowdsOfNow: Crowd[] = [];
  for (const visitors of crowds) crowdsOfNow.push(await gather(kept, visitors));
  // Earlier versions used gigabytes for 300 visitors; more could exhaust the machine's memory.
  const first = before && (await gather(before, 300));
  return {
    title: "A crowd at the same moment",
    rows: [...(first ? [row("before", first)] : []), ...crowdsOfNow.map((crowd) => row("now", crowd))],
    goals: crowdsOfNow.flatMap((crowd) => [
      atMost(`memory with ${crowd.visitors} at once`, crowd.peak, megabytes, "MB"),
      atMost(
        `of ${crowd.visitors} at once without 200 or 503 with Retry-After`,
        without(crowd),
        0,
        "visitors",
      ),
      { claim: `after ${crowd.visitors} at once a page is served`, isKept: crowd.after === 200 },
    ]),
  };
}

function row(form: string, { visitors, seconds, peak, visits, after }: Crowd) {
  const count = (status: number) => visits.filter((one) => one.status === status).length;
  return {
    form,
    visitors,
    "200": count(200),
    "503 with Retry-After": visits.filter(isSentAway).length,
    "anything else": others({ visits }),
    seconds: Math.round(seconds * 10) / 10,
    "MB at most": peak,
    afterwards: after,
  };
}

async function gather({ url, pid }: Sites["kept"], visitors: number): Promise<Crowd> {
  const memory = sampleMemory(pid, { every: 50 });
  const began = performance.now();
  const visits = await Promise.all(
    Array.from({ length: visitors }, (_, number) =>
      visit(url + pathOf(number), { from: `198.18.${Math.floor(number / 250)}.${number % 250}` }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const { status } = await visit(`${url}/search/tunis`);
  return { visitors, seconds, peak: (await memory.stop()).peak, visits, after: status };
}

function pathOf(visitor: number): string {
  const language = languages[visitor % languages.length] ?? "fr";
  if (visitor % 2 === 0) return `${shared[(visitor / 2) % shared.length]}?l=${language}`;
  const day = new Date(Date.now() + (2 + (visitor % 150)) * 86_400_000).toISOString().slice(0, 10);
  const hour = String(8 + (Math.floor(visitor / 150) % 12)).padStart(2, "0");
  const until = new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10);
  return `/search/aeroport-tunis-carthage?from=${day}T${hour}:00&to=${until}T${hour}:00&l=${language}`;
}

const isSentAway = ({ status, headers }: Visit) => status === 503 && Number(headers["retry-after"]) > 0;

/** Returns for instance `3 × 408`; 0 is no response. */
function others({ visits }: Pick<Crowd, "visits">): string {
  const counts = new Map<number, number>();
  for (const one of visits)
    if (one.status !== 200 && !isSentAway(one)) counts.set(one.status, (counts.get(one.status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ") || "0";
}

function without({ visits }: Pick<Crowd, "visits">): number {
  return visits.filter((one) => one.status !== 200 && !isSentAway(one)).length;
}
