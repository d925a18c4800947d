/**
 * Measures the processor time of catalogue calls, with cached answers and without.
 *
 * node bench/catalogue.bench.ts [--calls 400]
 *
 * Uses the demonstration catalogue on PGlite, so the database's processor time counts too. Both variants take
 * turns in one run. Prints milliseconds of processor time per call, for whole answers compressed with brotli,
 * and for 304 by a known ETag.
 */
import { parseArgs } from "node:util";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { createLogger } from "#api/log/createLogger.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import type { App } from "#api/http/App.ts";

const { values } = parseArgs({ options: { calls: { type: "string", default: "400" } } });
const calls = Number(values.calls);
const ROUNDS = 4;

const paths = [
  "/api/settings",
  "/api/locations/1/30/fr",
  "/api/locations-with-position/fr",
  "/api/countries-with-locations/fr/true/4",
  "/api/car-ranges",
  "/api/suppliers/1/30",
];

const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await seedDemo(db, { now: new Date() });
const variants = { "as it is read": createVariant("0"), kept: createVariant("5") };

write(`milliseconds of processor time a call, ${calls} calls each way`);
for (const path of paths) {
  const costs = Object.fromEntries(Object.keys(variants).map((name) => [name, { whole: 0, known: 0 }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, app] of Object.entries(variants)) {
      const etag = (await call(app, path)).headers.get("etag") ?? "";
      const cost = costs[name] ?? { whole: 0, known: 0 };
      cost.whole += (await measure(app, path)) / ROUNDS;
      cost.known += (await measure(app, path, { "if-none-match": etag })) / ROUNDS;
    }
  }
  const columns = Object.entries(costs).map(
    ([name, { whole, known }]) => `${name} ${whole.toFixed(2)}, 304 ${known.toFixed(2)}`,
  );
  write(`  ${path.padEnd(42)} ${columns.join(" · ")}`);
}
await close();

function createVariant(cacheSeconds: string): App {
  const config = readConfig({ CATALOGUE_CACHE_SECONDS: cacheSeconds, ADDRESS_CALLS_PER_SECOND: "0" });
  const logger = createLogger({ logLevel: "silent" });
  const clock = () => new Date();
  const randomBytes = (size: number) => Buffer.alloc(size, 1);
  return createApp(createDependencies({ config, db, clock, logger, randomBytes }));
}

/** Mean milliseconds of processor time per call of a round. */
async function measure(app: App, path: string, headers: Record<string, string> = {}): Promise<number> {
  const turns = Math.ceil(calls / ROUNDS);
  const start = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) await (await call(app, path, headers)).arrayBuffer();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / turns;
}

function call(app: App, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(app.request(path, { headers: { "accept-encoding": "br", ...headers } }));
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
