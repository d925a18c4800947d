/**
 * Measures the counter of unread notifications, and a page of them, on PostgreSQL.
 *
 * node bench/notifications.bench.ts [--notifications 500000] [--calls 2000] [--database-url postgres://…]
 *
 * Every thousandth notification is the demonstration driver's, the others are spread over 500 accounts; one in five is
 * unread. Prints milliseconds of whole calls, session included: one at a time, and four at a time, which wait for each
 * other. Exits with 1 when the 95th percentile of one counter at a time is above 5 ms.
 */
import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { readConfig } from "#api/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { createLogger } from "#api/log/createLogger.ts";
import { patientLimits } from "#api/database/databaseLimits.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { demoAccounts } from "#api/demo/demoAccounts.ts";
import { benchDatabase } from "./benchDatabase.ts";
import { type Latencies, latencies } from "./latencies.ts";
import { benchSocket } from "./otherCalls.ts";

const { values } = parseArgs({
  options: {
    notifications: { type: "string", default: "500000" },
    calls: { type: "string", default: "2000" },
    "database-url": { type: "string" },
  },
});
const [rows, calls] = [Number(values.notifications), Number(values.calls)];
const P95 = 5;

const server =
  values["database-url"] ?? process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";
const url = await benchDatabase(server, { cars: 400, bookings: 5000 }, "sayara_bench_notifications");
const { db, close } = await openDatabase({ url, pool: 4, limits: patientLimits });
const driver = demoAccounts.find(({ role }) => role === "driver") ?? { email: "", password: "" };
await sql`delete from notifications`.execute(db);
await sql`
  insert into notifications (id, user_id, kind, booking_id, data, read_at, created_at)
  select gen_random_uuid(), case when n % 1000 = 0 then own.id else others.ids[1 + n % 500] end, 'booking_confirmed', null,
    '{"reference":"SY-7K3Q9D","carName":"Kia Picanto"}',
    case when n % 5 = 0 then null else now() end, now() - n * interval '1 second'
  from generate_series(1, ${rows}::int) as n,
    (select id from users where email = ${driver.email}) as own,
    (select array_agg(id) as ids from (select id from users where type = 'user' order by id limit 500) as drivers) as others
`.execute(db);
await sql`vacuum analyze notifications`.execute(db);

const config = readConfig({ ADDRESS_CALLS_PER_SECOND: "0", SANDBOX_GATEWAY_URL: "none" });
const logger = createLogger({ logLevel: "silent" });
const app = createApp(createDependencies({ config, db, clock: () => new Date(), logger, randomBytes }));
const headers = { "content-type": "application/json", origin: config.webUrl };
const signIn = await app.request(
  "/api/sign-in/frontend",
  { method: "POST", headers, body: JSON.stringify({ email: driver.email, password: driver.password }) },
  benchSocket,
);
const { id } = (await signIn.json()) as { id: string };
const cookie = signIn.headers
  .getSetCookie()
  .map((line) => line.split(";")[0])
  .join("; ");

const [load = 0] = loadavg();
process.stdout.write(
  `${availableParallelism()} processors, load ${load.toFixed(1)}, ${rows} notifications\n`,
);
const counter = `/api/notification-counter/${id}`;
const alone = await measure(counter, 1);
await measure(counter, 4);
await measure(`/api/notifications/${id}/1/30`, 1);
await measure(`/api/notifications/${id}/1/30`, 4);
const isKept = alone.p95 <= P95;
process.stdout.write(
  `${isKept ? "KEPT    " : "EXCEEDED"}  the 95th percentile of one counter at a time is at most ${P95} ms\n`,
);
await close();
process.exitCode = isKept ? 0 : 1;

async function measure(path: string, atOnce: number): Promise<Latencies> {
  const took: number[] = [];
  const work = async () => {
    while (took.length < calls) {
      const began = performance.now();
      const answer = await app.request(path, { headers: { cookie } }, benchSocket);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const found = latencies(took);
  const figures = `p50 ${found.p50.toFixed(2)} · p95 ${found.p95.toFixed(2)} · p99 ${found.p99.toFixed(2)} ms`;
  process.stdout.write(`${path.replace(id, "{id}").padEnd(36)} ${atOnce} at a time: ${figures}\n`);
  return found;
}
