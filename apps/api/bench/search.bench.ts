/**
 * Measures the time of a search, and the memory that the API needs for it.
 *
 * node bench/search.bench.ts [--cars 100000 --bookings 1000000] [--searches 400] [--database-url
 * postgres://…]
 *
 * Creates (or reuses) the database `sayara_bench` on PostgreSQL, searches through the whole app in a process
 * of its own, then repeats it with the demonstration catalogue on PGlite. Exits with 1 when a budget is
 * exceeded or a search would scan the bookings or holds.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { benchDatabase } from "./benchDatabase.ts";
import type { Measured } from "./measureSearches.ts";

const { values } = parseArgs({
  options: {
    cars: { type: "string", default: "100000" },
    bookings: { type: "string", default: "1000000" },
    searches: { type: "string", default: "400" },
    "database-url": { type: "string" },
  },
});
const server =
  values["database-url"] ?? process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";
const url = await benchDatabase(server, { cars: Number(values.cars), bookings: Number(values.bookings) });

const [load = 0] = loadavg();
write(`${availableParallelism()} processors, load ${load.toFixed(1)} before it began`);
const postgres = measure(["--database-url", url]);
print(`PostgreSQL, ${values.cars} cars, ${values.bookings} bookings`, postgres);
const pglite = measure([]);
print("PGlite, demonstration catalogue", pglite);

const budgets: [claim: string, kept: boolean][] = [
  ["p95 of a search alone is at most 20 ms on PostgreSQL", postgres.alone.p95 <= 20],
  // 2.5 times the 14 ms of one search when the goal was set; two cores allow no ratio below 3 (decision 0063).
  ["the median of eight together is at most 35 ms on PostgreSQL", postgres.together.p50 <= 35],
  ["p95 of a changed filter anywhere is at most 50 ms on PostgreSQL", postgres.filters.p95 <= 50],
  ["p95 of a search of the demonstration catalogue is at most 20 ms", pglite.alone.p95 <= 20],
  [
    "p95 of a changed filter anywhere in the demonstration catalogue is at most 20 ms",
    pglite.filters.p95 <= 20,
  ],
  ["p95 of the totals of all places is at most 50 ms on PostgreSQL", postgres.placeTotals.p95 <= 50],
  [
    "p95 of a price calendar of two months is at most 50 ms with the demonstration catalogue",
    pglite.calendars.p95 <= 50,
  ],
  ["p95 of a price calendar of two months is at most 50 ms on PostgreSQL", postgres.calendars.p95 <= 50],
  ["the catalogue is loaded within 15 s", postgres.load <= 15_000],
  [
    "p95 of other calls is at most doubled while eight search",
    postgres.others.saturated.p95 <= 2 * postgres.others.idle.p95,
  ],
  ["the API needs at most 250 MB on PostgreSQL", postgres.peakMegabytes <= 250],
  ["the API needs at most 1 GB with PGlite inside", pglite.peakMegabytes <= 1024],
  ["no search reads bookings or holds from end to end", postgres.sequentialScans.length === 0],
];
for (const [claim, kept] of budgets) write(`${kept ? "KEPT    " : "EXCEEDED"}  ${claim}`);
process.exitCode = budgets.every(([, kept]) => kept) ? 0 : 1;

/** In a process of its own, so that its memory is the API's alone. */
function measure(args: string[]): Measured {
  const script = fileURLToPath(new URL("measureSearches.ts", import.meta.url));
  const output = execFileSync(
    process.execPath,
    [...startOptions(), script, "--searches", values.searches, ...args],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      // As in the Dockerfile and `pnpm start`.
      env: { ...process.env, MALLOC_ARENA_MAX: "1" },
    },
  );
  return JSON.parse(output) as Measured;
}

/** Flags of the start script. Without them Node uses more memory before it collects garbage. */
function startOptions(): string[] {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    scripts: { start: string };
  };
  return manifest.scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

function print(title: string, measured: Measured): void {
  const { alone, processor, together, others } = measured;
  write(`\n${title}`);
  write(`  cars found by a search     ${measured.found.median} (median), ${measured.found.most} (most)`);
  write(`  loading the catalogue      ${measured.load.toFixed(0)} ms`);
  write(`  one after the other        p50 ${ms(alone.p50)}  p95 ${ms(alone.p95)}  p99 ${ms(alone.p99)}`);
  write(
    `  in processor time          p50 ${ms(processor.p50)}  p95 ${ms(processor.p95)}  p99 ${ms(processor.p99)}`,
  );
  write(
    `  eight at a time            p50 ${ms(together.p50)} (${(together.p50 / alone.p50).toFixed(1)} times one)  p95 ${ms(together.p95)}  ${together.perSecond.toFixed(0)} searches/s`,
  );
  write(`  changed filter, anywhere   p50 ${ms(measured.filters.p50)}  p95 ${ms(measured.filters.p95)}`);
  write(
    `  prices of twelve months    p50 ${ms(measured.monthly.p50)}  p95 ${ms(measured.monthly.p95)}; of all places ${ms(measured.monthly.all)}`,
  );
  const { idle, during } = measured.besideMonthly;
  write(
    `  a search beside these      p50 ${ms(during.p50)}  p95 ${ms(during.p95)}; without p50 ${ms(idle.p50)}  p95 ${ms(idle.p95)}`,
  );
  write(`  price calendar, two months p50 ${ms(measured.calendars.p50)}  p95 ${ms(measured.calendars.p95)}`);
  const { placeTotals, besidePlaceTotals } = measured;
  write(
    `  totals of all places       p50 ${ms(placeTotals.p50)}  p95 ${ms(placeTotals.p95)}; a search beside them p50 ${ms(besidePlaceTotals.p50)}  p95 ${ms(besidePlaceTotals.p95)}`,
  );
  write(
    `  other calls                p50 ${ms(others.idle.p50)}  p95 ${ms(others.idle.p95)}; while eight search p50 ${ms(others.saturated.p50)}  p95 ${ms(others.saturated.p95)}`,
  );
  write(
    `  resident memory            ${measured.peakMegabytes} MB at its peak, ${measured.megabytes} MB after`,
  );
  if (measured.statements > 0) {
    const scans = measured.sequentialScans;
    write(
      `  plans of its ${measured.statements} statements   ${scans.length === 0 ? "no sequential scan of bookings, holds or cars" : scans.join(", ")}`,
    );
  }
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
