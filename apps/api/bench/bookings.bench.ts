/**
 * Measures an agency's list of bookings: first and late pages, each filter and order, and words.
 *
 * node bench/bookings.bench.ts [--calls 400] [--database-url postgres://…]
 *
 * Creates (or reuses) the database `sayara_bench` on PostgreSQL and calls the whole app as staff of the agency with
 * the most bookings. Exits with 1 when the 95th percentile is above 50 ms, or a statement reads a large table from
 * end to end.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { patientLimits } from "#api/database/databaseLimits.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { demoAccounts } from "#api/demo/demoAccounts.ts";
import { createLogger } from "#api/log/createLogger.ts";
import { benchDatabase } from "./benchDatabase.ts";
import { explainAll } from "./explainAll.ts";
import { latencies } from "./latencies.ts";
import { benchSocket } from "./otherCalls.ts";
import { watchSql } from "./watchSql.ts";

const { values } = parseArgs({
  options: { calls: { type: "string", default: "400" }, "database-url": { type: "string" } },
});
const P95 = 50;
const DAY = 86_400_000;
const server =
  values["database-url"] ?? process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";
const url = await benchDatabase(server, { cars: 100_000, bookings: 1_000_000 });
const watched = watchSql();
const { db, close } = await openDatabase({ url, pool: 4, limits: patientLimits });
// As autovacuum does after so many rows, or after a migration that rewrote them.
await sql`vacuum analyze bookings`.execute(db);
const config = readConfig({ LOG_LEVEL: "silent", ADDRESS_CALLS_PER_SECOND: "0", DATABASE_URL: url });
const logger = createLogger(config);
const clock = () => new Date();
const app = createApp(createDependencies({ config, db, clock, logger, randomBytes }));

const agency = await largestAgency();
const staff = await signInStaff(agency.id);
const [load = 0] = loadavg();
write(`${availableParallelism()} processors, load ${load.toFixed(1)} before it began`);
write(`an agency with ${agency.count} bookings`);

const day = (offset: number) => new Date(Math.floor(Date.now() / DAY + offset) * DAY).toISOString();
const { slug } = await db
  .selectFrom("bookings")
  .innerJoin("locations", "locations.id", "pickup_location_id")
  .select("slug")
  .where("bookings.supplier_id", "=", agency.id)
  .executeTakeFirstOrThrow();
const lists: [name: string, page: number, body: object][] = [
  ["first page", 1, {}],
  ["last page", Math.floor(agency.count / 20), {}],
  ["one status", 1, { statuses: ["pending"] }],
  ["three statuses", 3, { statuses: ["paid", "reserved", "deposit"] }],
  ["today's pick-ups", 1, { from: day(0), to: day(1), datesOf: "pickUp", sort: "pickUp" }],
  ["today's returns", 1, { from: day(0), to: day(1), datesOf: "dropOff", sort: "dropOff" }],
  ["a month", 1, { from: day(-60), to: day(-30) }],
  ["a place", 2, { location: slug }],
  ["by pick-up", 1, { sort: "latestPickUp" }],
  ["by drop-off", 1, { sort: "dropOff" }],
  ["requests to cancel", 1, { cancelRequested: true }],
  ["a reference", 1, { s: "SY-7K3" }],
  ["a car's name", 1, { s: "Kia" }],
  ["two words", 1, { s: "ben picanto" }],
];
const times = new Map(lists.map(([name]) => [name, [] as number[]]));
watched.reset();
for (const list of lists) await measured(list);
const plans = await explainAll(url, watched.statements());
for (let call = 0; call < Number(values.calls); call++) {
  const list = lists[call % lists.length];
  if (list !== undefined) times.get(list[0])?.push(await measured(list));
}
for (const [name, samples] of times) {
  const { p50, p95 } = latencies(samples);
  write(`  ${name.padEnd(20)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`);
}
const all = latencies([...times.values()].flat());
write(
  `  all together         p50 ${all.p50.toFixed(1)} ms  p95 ${all.p95.toFixed(1)} ms  p99 ${all.p99.toFixed(1)} ms`,
);
const budgets: [claim: string, kept: boolean][] = [
  [`the 95th percentile is at most ${P95} ms`, all.p95 <= P95],
  [
    `none of ${plans.statements} statements reads a large table from end to end ${plans.sequentialScans.join(", ")}`,
    plans.sequentialScans.length === 0,
  ],
];
for (const [claim, kept] of budgets) write(`${kept ? "KEPT    " : "EXCEEDED"}  ${claim}`);
await db.deleteFrom("users").where("id", "=", staff.id).execute();
await close();
process.exitCode = budgets.every(([, kept]) => kept) ? 0 : 1;

async function largestAgency(): Promise<{ id: string; count: number }> {
  const { supplier_id: id, count } = await db
    .selectFrom("bookings")
    .select(["supplier_id", sql<number>`count(*)`.as("count")])
    .groupBy("supplier_id")
    .orderBy("count", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, count };
}

async function signInStaff(supplierId: string): Promise<{ id: string; cookie: string }> {
  const demo = demoAccounts.find(({ role }) => role === "agency");
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", demo?.email ?? "")
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const email = `${id}@bench.example`;
  await db
    .insertInto("users")
    .values({ ...row, id, email, supplier_id: supplierId })
    .execute();
  const answer = await post("/api/sign-in/frontend", { email, password: demo?.password }, "");
  if (answer.status !== 200) throw new Error(`sign-in was answered ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { id, cookie };
}

/** @returns milliseconds. */
async function measured([name, page, body]: (typeof lists)[number]): Promise<number> {
  const began = performance.now();
  const answer = await post(`/api/bookings/${page}/20/fr`, body, staff.cookie);
  const { items } = (await answer.json()) as { items?: unknown[] };
  const took = performance.now() - began;
  if (answer.status !== 200 || items === undefined) throw new Error(`${name} was answered ${answer.status}`);
  return took;
}

async function post(path: string, body: object, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", origin: config.webUrl, cookie };
  return app.request(path, { method: "POST", headers, body: JSON.stringify(body) }, benchSocket);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
