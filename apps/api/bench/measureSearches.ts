/**
 * Process that searches and prints its measurements as JSON. Without `--database-url`: PGlite and the
 * demonstration.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CarSearch } from "@sayara/api-client/contract/search/frontendCars";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { defaultCarSort } from "@sayara/domain/search/CarSort";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import * as v from "valibot";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { createLogger } from "#api/log/createLogger.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { patientLimits } from "#api/database/databaseLimits.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { demoPlaces } from "#api/demo/places.ts";
import { createSearchEngine } from "#api/search/engine/createSearchEngine.ts";
import { aSearch } from "./aSearch.ts";
import { changeSomething } from "./changeSomething.ts";
import { explainAll } from "./explainAll.ts";
import { latencies, type Latencies } from "./latencies.ts";
import { otherCalls } from "./otherCalls.ts";
import { watchSql } from "./watchSql.ts";

export interface Measured {
  /** Milliseconds to load the catalogue. */
  load: number;
  alone: Latencies;
  /** The same searches in processor time of this process, independent of other load. */
  processor: Latencies;
  together: Latencies & { perSecond: number };
  /** Changed filters of rentals anywhere, in recommended order. */
  filters: Latencies;
  /** Price calendars of two months, one after the other. */
  calendars: Latencies;
  /** Totals of a rental at every place, for the map: one after the other, half of them with filters. */
  placeTotals: Latencies;
  /** Searches one after the other while totals by place are read without pause. */
  besidePlaceTotals: Latencies;
  /** Prices of twelve months, by place and of all places. */
  monthly: Latencies & { all: number };
  /** Searches one after the other, without and during monthly prices of all places. */
  besideMonthly: { idle: Latencies; during: Latencies };
  /** Other calls in sequence, without searches and during eight concurrent ones. */
  others: { idle: Latencies; saturated: Latencies };
  found: { median: number; most: number };
  megabytes: number;
  peakMegabytes: number;
  statements: number;
  sequentialScans: string[];
}

const { values } = parseArgs({
  options: { searches: { type: "string", default: "400" }, "database-url": { type: "string" } },
});
const url = values["database-url"];
const searches = Number(values.searches);
const TOGETHER = 8;
const folder = mkdtempSync(join(tmpdir(), "sayara-bench-"));
const database = await openDatabase(
  url === undefined ? { folder } : { url, pool: 16, limits: patientLimits },
);
const { db } = database;

try {
  if (url === undefined) {
    await migrateDatabase(db);
    await seedDemo(db, { now: new Date() });
  }
  // The bookings were made around this moment, whenever the database was created.
  const { latest } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("created_at").as("latest"))
    .executeTakeFirstOrThrow();
  const now = new Date(latest.getTime() + 3_600_000);
  const clock = () => now;
  const config = readConfig({
    LOG_LEVEL: "silent",
    ADDRESS_CALLS_PER_SECOND: "0",
    ...(url !== undefined && { DATABASE_URL: url }),
  });
  const logger = createLogger(config);
  const rules = config.business;
  const startedAt = performance.now();
  const engine = createSearchEngine({
    runner: "worker",
    database: url === undefined ? { db } : { url },
    clock,
    rules,
    logger,
  });
  await engine.load();
  const load = performance.now() - startedAt;
  const app = createApp(createDependencies({ config, db, clock, logger, randomBytes, search: engine }));
  const random = createRandom(20_251_201);

  const found: number[] = [];
  const search = (): Promise<number> => answer(aSearch(random, now));
  const answer = async ({ path, body }: { path: string; body: object }): Promise<number> => {
    const began = performance.now();
    const response = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: config.webUrl },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const took = performance.now() - began;
    if (response.status !== 200) throw new Error(`a search was answered ${response.status}: ${text}`);
    found.push(Number(/"total":(\d+),"listed"/.exec(text)?.[1]));
    return took;
  };
  const post = async (path: string, body: object): Promise<number> => {
    const began = performance.now();
    const response = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: config.webUrl },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text}`);
    return performance.now() - began;
  };
  /** Keeps this many searches under way until the work is done. */
  const whileSearching = async (work: Promise<unknown>) => {
    const done = new AbortController();
    const client = async () => {
      while (!done.signal.aborted) await search();
    };
    const clients = Array.from({ length: TOGETHER }, client);
    await work.finally(() => done.abort());
    await Promise.all(clients);
  };

  for (let warm = 0; warm < 100; warm++) await search();

  found.length = 0;
  const alone: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < searches; index++) {
    // Meanwhile bookings are made and prices change.
    if (index % 5 === 0) await changeSomething(db, random, now);
    const before = process.cpuUsage();
    alone.push(await search());
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }

  const calendars: number[] = [];
  for (let index = 0; index < 110; index++) {
    const { body } = aSearch(random, now);
    const { language: _, sort: __, ...rental } = body;
    const first = rental.from.slice(0, 10);
    const took = await post("/api/price-calendar", { ...rental, first, last: addCalendarDays(first, 61) });
    // The first ones are compiled.
    if (index >= 10) calendars.push(took);
  }

  const totalsByPlace = (): Promise<number> => {
    const { from, to, filter } = aSearch(random, now).body;
    return post("/api/place-totals", { from, to, filter });
  };
  const placeTotals: number[] = [];
  for (let index = 0; index < 110; index++) {
    const took = await totalsByPlace();
    if (index >= 10) placeTotals.push(took);
  }

  const filters: number[] = [];
  for (let index = 0; index < 60; index++) {
    const { body } = aSearch(random, now);
    const rental = { ...body, pickupLocation: undefined, sort: defaultCarSort, filter: {} };
    await answer({ path: "/api/frontend-cars/1/15", body: rental });
    for (const filter of [{ gearbox: ["manual"] }, { rating: "3", aircon: true }, { deposit: "1500" }]) {
      filters.push(await answer({ path: "/api/frontend-cars/1/15", body: { ...rental, filter } }));
    }
  }

  const monthlyPrices = async (place: string | undefined): Promise<number> => {
    const began = performance.now();
    const today = dateInZone(now, rules.timeZone);
    await engine.monthlyPrices({ place, today, now });
    return performance.now() - began;
  };
  const monthly: number[] = [];
  for (const { slug } of demoPlaces) monthly.push(await monthlyPrices(slug));
  const monthlyOfAll = await monthlyPrices(undefined);
  const besideIdle: number[] = [];
  for (let index = 0; index < 200; index++) besideIdle.push(await search());
  const besideDuring: number[] = [];
  const done = new AbortController();
  const reading = (async () => {
    for (let turn = 0; turn < 10; turn++) await monthlyPrices(undefined);
    done.abort();
  })();
  while (!done.signal.aborted) besideDuring.push(await search());
  await reading;

  const besidePlaceTotals: number[] = [];
  const searched = new AbortController();
  const pricing = (async () => {
    while (!searched.signal.aborted) await totalsByPlace();
  })();
  for (let index = 0; index < 200; index++) besidePlaceTotals.push(await search());
  searched.abort();
  await pricing;

  const together: number[] = [];
  const began = performance.now();
  const client = async () => {
    while (together.length < 2 * searches) together.push(await search());
  };
  await Promise.all(Array.from({ length: TOGETHER }, client));
  const seconds = (performance.now() - began) / 1000;

  const others = await otherCalls(app, db, config.webUrl);
  await others.measure(300);
  const idle = await others.measure(900);
  const measuring = others.measure(900);
  await whileSearching(measuring);
  const saturated = await measuring;

  const sorted = found.toSorted((a, b) => a - b);
  const megabytes = toMegabytes(process.memoryUsage.rss());
  // The system's figure, in kilobytes, includes peaks between two searches.
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  await engine.close();
  const plans = url === undefined ? { statements: 0, sequentialScans: [] } : await explainSearches(url);
  const measured: Measured = {
    load,
    alone: latencies(alone),
    processor: latencies(processor),
    together: { ...latencies(together), perSecond: together.length / seconds },
    filters: latencies(filters),
    calendars: latencies(calendars),
    placeTotals: latencies(placeTotals),
    besidePlaceTotals: latencies(besidePlaceTotals),
    monthly: { ...latencies(monthly), all: monthlyOfAll },
    besideMonthly: { idle: latencies(besideIdle), during: latencies(besideDuring) },
    others: { idle: latencies(idle), saturated: latencies(saturated) },
    found: { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 },
    megabytes,
    peakMegabytes,
    ...plans,
  };
  process.stdout.write(JSON.stringify(measured));

  /** Plans of the search's statements, recorded in this thread: the worker has its own connections. */
  async function explainSearches(address: string) {
    const local = createSearchEngine({ runner: "thread", db, clock, rules });
    await local.load();
    const sql = watchSql();
    for (let index = 0; index < 30; index++) {
      await sql.pause(() => changeSomething(db, random, now));
      const query = v.parse(CarSearch, aSearch(random, now).body);
      const [from, to] = [new Date(query.from), new Date(query.to)];
      await local.search({ ...query, from, to, now, offset: 0, size: 15 });
    }
    return explainAll(address, sql.statements());
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
