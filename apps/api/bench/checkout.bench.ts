/**
 * Measures checkouts per second against bare inserts of the same rows, and the quote's share.
 *
 * node bench/checkout.bench.ts [--checkouts 400] [--database-url postgres://…]
 *
 * Creates (or reuses) the database `sayara_bench_checkout` on PostgreSQL, with the demonstration's 400 cars: the size
 * of the catalogue changes nothing for a checkout. Both ways take turns in one run, eight at a time. Exits with 1 when checkouts reach less than 0.4 times the rate of bare inserts.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { PricedCar } from "@sayara/domain/pricing/PricingInput";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { patientLimits } from "#api/database/databaseLimits.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { createLogger } from "#api/log/createLogger.ts";
import { createSearchEngine } from "#api/search/engine/createSearchEngine.ts";
import { insertBare, takeRows, type WrittenRows } from "./bareInserts.ts";
import { benchDatabase } from "./benchDatabase.ts";
import { benchDrivers } from "./benchDrivers.ts";
import { latencies } from "./latencies.ts";

const { values } = parseArgs({
  options: { checkouts: { type: "string", default: "400" }, "database-url": { type: "string" } },
});
const ROUNDS = 4;
const TOGETHER = 8;
const LEAST_RATIO = 0.4;
/** Weeks of pick-ups, within the 18 months that can be booked. */
const WEEKS = 60;
const DAY = 86_400_000;
const perRound = Math.ceil(Number(values.checkouts) / ROUNDS);
const server =
  values["database-url"] ?? process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";
const url = await benchDatabase(server, { cars: 400, bookings: 1600 }, "sayara_bench_checkout");
const { db, close } = await openDatabase({ url, pool: 16, limits: patientLimits });
const config = readConfig({
  LOG_LEVEL: "silent",
  ADDRESS_CALLS_PER_SECOND: "0",
  DATABASE_URL: url,
  MAXIMUM_UNPAID_HOLDS: "100000",
});
const logger = createLogger(config);
const clock = () => new Date();
const search = createSearchEngine({
  runner: "worker",
  database: { url },
  clock,
  rules: config.business,
  logger,
});
await search.load();
const app = createApp(createDependencies({ config, db, clock, logger, randomBytes, search }));

let calls = 0;
const cookies = await benchDrivers(app, db, config.webUrl, TOGETHER);
const orders = await findOrders((ROUNDS + 1) * perRound);
const [load = 0] = loadavg();
write(`${availableParallelism()} processors, load ${load.toFixed(1)} before it began`);

let written: WrittenRows[] = [];
const times = { checkouts: [] as number[], inserts: [] as number[] };
const seconds = { checkouts: 0, inserts: 0 };
// The first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  const batch = orders.splice(0, perRound);
  const made: string[] = [];
  try {
    seconds.checkouts += await timed(() => checkOut(batch, made));
  } finally {
    written = await takeRows(db, made);
  }
  seconds.inserts += await timed(() =>
    together(written, async (rows) => {
      times.inserts.push(1000 * (await timed(() => insertBare(db, rows))));
    }),
  );
  await takeRows(db, made);
  if (round > 0) continue;
  Object.assign(seconds, { checkouts: 0, inserts: 0 });
  Object.assign(times, { checkouts: [], inserts: [] });
}
await db.deleteFrom("users").where("email", "like", "%@bench.example").execute();

const count = ROUNDS * perRound;
const rates = { checkouts: count / seconds.checkouts, inserts: count / seconds.inserts };
const ratio = rates.checkouts / rates.inserts;
const quote = await quoteMilliseconds();
const checkoutTimes = latencies(times.checkouts);
for (const [name, rate] of Object.entries(rates)) {
  const { p50, p95 } = latencies(times[name as keyof typeof times]);
  write(
    `  ${name.padEnd(10)} ${rate.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`,
  );
}
write(`  ratio      ${ratio.toFixed(2)}`);
write(
  `  the quote  ${(1000 * quote).toFixed(1)} µs, ${((100 * quote) / checkoutTimes.p50).toFixed(2)} % of a checkout's median`,
);
const isKept = ratio >= LEAST_RATIO;
write(
  `${isKept ? "KEPT    " : "EXCEEDED"}  checkouts reach at least ${LEAST_RATIO} times the rate of bare inserts`,
);
await search.close();
await close();
process.exitCode = isKept ? 0 : 1;

/** Free cars at different places and weeks, each once. */
async function findOrders(wanted: number) {
  const found: object[] = [];
  for (let index = 0; found.length < wanted; index++) {
    const week = 4 + (index % WEEKS);
    const from = new Date(Date.now() + week * 7 * DAY);
    const period = { from: from.toISOString(), to: new Date(from.getTime() + 3 * DAY).toISOString() };
    const page = 1 + Math.floor(index / WEEKS);
    const answer = await post(`/api/frontend-cars/${page}/100`, { ...period, language: "fr" });
    const { items } = (await answer.json()) as {
      items: {
        car: { id: string; supplier: { payLater: boolean }; minimumLicenceYears: number };
        pickupLocation: { slug: string };
        total: number;
      }[];
    };
    for (const { car, pickupLocation, total } of items) {
      if (!car.supplier.payLater || car.minimumLicenceYears > 0) continue;
      const places = { pickupLocation: pickupLocation.slug, dropOffLocation: pickupLocation.slug };
      const rental = { car: car.id, ...places, ...period, options: {} };
      found.push({ rental, total, payment: "later", termsAccepted: true, language: "fr" });
    }
  }
  return found.slice(0, wanted);
}

async function checkOut(batch: readonly object[], made: string[]): Promise<void> {
  await together(batch, async (order, client) => {
    const begun = performance.now();
    const cookie = cookies[client] ?? "";
    const answer = await post("/api/checkout", order, { cookie, "idempotency-key": randomUUID() });
    const body = (await answer.json()) as { bookingId: string };
    if (answer.status !== 201) throw new Error(`a checkout was answered ${JSON.stringify(body)}`);
    times.checkouts.push(performance.now() - begun);
    made.push(body.bookingId);
  });
}

/** Works through a list with as many clients at a time. */
async function together<Item>(items: readonly Item[], work: (item: Item, client: number) => Promise<void>) {
  const left = [...items];
  const client = async (_: unknown, number: number) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, number);
  };
  await Promise.all(Array.from({ length: TOGETHER }, client));
}

function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> | Response {
  calls += 1;
  return app.request(
    path,
    {
      method: "POST",
      headers: { "content-type": "application/json", origin: config.webUrl, ...headers },
      body: JSON.stringify(body),
    },
    // The limit of checkouts counts by address.
    { incoming: { socket: { remoteAddress: `198.18.${calls % 250}.${(calls * 7) % 250}` } } },
  );
}

/** @returns seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Milliseconds of one quote of three days with a period and a discount, the median of ten thousand. */
async function quoteMilliseconds(): Promise<number> {
  const { commission, timeZone } = config.business;
  const from = new Date("2027-03-01T09:00:00Z");
  const car: PricedCar = {
    currency: "TND",
    dailyPrice: 82.5,
    periodicPrices: [{ startDate: "2027-03-02", endDate: "2027-03-20", dailyPrice: 96 }],
    discounts: [{ threshold: 3, percentage: 5 }],
    cancellation: 45,
    amendments: 20,
    theftProtection: 0,
    collisionDamageWaiver: 18.5,
    fullInsurance: -1,
    additionalDriver: 12,
  };
  const to = new Date(from.getTime() + 3 * DAY);
  const samples: number[] = [];
  for (let index = 0; index < 10_000; index++) {
    const begun = performance.now();
    quoteRental({ car, from, to, options: { collisionDamageWaiver: true }, commission, timeZone });
    samples.push(performance.now() - begun);
  }
  return latencies(samples).p50;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
