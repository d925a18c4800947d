/** One process that searches and says how it went, as JSON. Without `--database-url`: PGlite and the demonstration. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { createLogger } from "#api/createLogger.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { changeSomething } from "./changeSomething.ts";
import { explainAll } from "./explainAll.ts";
import { latencies, type Latencies } from "./latencies.ts";
import { aSearch } from "./aSearch.ts";
import { watchSql } from "./watchSql.ts";

export interface Measured {
  firstSearch: number;
  alone: Latencies;
  /** The same searches in processor time of this process: what a busy machine does not blur. */
  processor: Latencies;
  together: Latencies & { perSecond: number };
  /** Share of the time of a lone search in which a statement is under way. */
  sqlShare: number;
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
const folder = mkdtempSync(join(tmpdir(), "sayara-bench-"));
const database = await openDatabase(url === undefined ? { folder } : { url, pool: 16 });
const { db } = database;
const sql = watchSql();

try {
  if (url === undefined) {
    await migrateDatabase(db);
    await seedDemo(db, { now: new Date() });
  }
  // The bookings were made around this moment, however long ago that is by now.
  const { latest } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("created_at").as("latest"))
    .executeTakeFirstOrThrow();
  const now = new Date(latest.getTime() + 3_600_000);
  const config = readConfig({ LOG_LEVEL: "silent", ...(url !== undefined && { DATABASE_URL: url }) });
  const logger = createLogger(config);
  const app = createApp(createDependencies({ config, db, clock: () => now, logger, randomBytes }));
  const random = createRandom(20_251_201);

  let peak = 0;
  const found: number[] = [];
  const search = async (): Promise<number> => {
    const { path, body } = aSearch(random, now);
    const began = performance.now();
    const response = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: config.webUrl },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const took = performance.now() - began;
    peak = Math.max(peak, process.memoryUsage.rss());
    if (response.status !== 200) throw new Error(`a search was answered ${response.status}: ${text}`);
    found.push((JSON.parse(text) as { total: number }).total);
    return took;
  };

  const firstSearch = await search();
  for (let warm = 0; warm < 50; warm++) await search();

  found.length = 0;
  sql.reset();
  const alone: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < searches; index++) {
    // Others book and change prices meanwhile.
    if (index % 5 === 0) await sql.pause(() => changeSomething(db, random, now));
    const before = process.cpuUsage();
    alone.push(await search());
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
  const sqlShare = sql.busy() / alone.reduce((sum, took) => sum + took, 0);

  const together: number[] = [];
  const began = performance.now();
  const worker = async () => {
    while (together.length < searches) together.push(await search());
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const seconds = (performance.now() - began) / 1000;
  const plans =
    url === undefined ? { statements: 0, sequentialScans: [] } : await explainAll(url, sql.statements());

  const sorted = found.toSorted((a, b) => a - b);
  const measured: Measured = {
    firstSearch,
    alone: latencies(alone),
    processor: latencies(processor),
    together: { ...latencies(together), perSecond: together.length / seconds },
    sqlShare,
    found: { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 },
    megabytes: megabytes(process.memoryUsage.rss()),
    // The system's own account also has the peaks between two searches.
    peakMegabytes: Math.max(megabytes(peak), Math.round(process.resourceUsage().maxRSS / 1024)),
    ...plans,
  };
  process.stdout.write(JSON.stringify(measured));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
