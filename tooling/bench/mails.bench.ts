/**
 * Measures how many emails a process delivers by SMTP, on PostgreSQL, to a sink on this machine.
 *
 * pnpm --filter @sayara/tooling-bench bench:mails [--mails 3000] [--database-url postgres://…]
 *
 * The sink runs in the same process, which lowers the figure. All emails are due at once. They are password
 * resets, the most expensive emails, since the lifetime of their links starts when the email is sent. Prints
 * the emails per second. Exits with 1 below 100, or if an email was lost or sent twice.
 */
import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { mailReset } from "@sayara/api/accounts/signUp/mailLink";
import { readConfig } from "@sayara/api/server/config/readConfig";
import { inTransaction } from "@sayara/api/database/inTransaction";
import { openDatabase } from "@sayara/api/database/connection/openDatabase";
import { createLogger } from "@sayara/api/server/log/createLogger";
import { deliverOutbox } from "@sayara/api/messaging/mail/deliverOutbox";
import { smtpTransport } from "@sayara/api/messaging/mail/smtpTransport";
import { aUser } from "@sayara/api/testing/data/aCatalogue";
import { startMailServer } from "@sayara/api/testing/standIns/startMailServer";
import { benchDatabase } from "./benchDatabase.ts";

const { values } = parseArgs({
  options: { mails: { type: "string", default: "3000" }, "database-url": { type: "string" } },
});
const mails = Number(values.mails);
const MIN_RATE = 100;

const sink = await startMailServer();
const server =
  values["database-url"] ?? process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";
const url = await benchDatabase(server, { cars: 400, bookings: 100 }, "sayara_bench_mails");
const { db, close } = await openDatabase({ url, pool: 16 });
await db.deleteFrom("outbox").execute();

const config = readConfig({ SANDBOX_GATEWAY_URL: "none" });
const logger = createLogger({ logLevel: "silent" });
const clock = () => new Date();
for (let written = 0; written < mails; written++) {
  const user = { pending_email: null, ...(await aUser(db)) };
  await inTransaction(db, (transaction) =>
    mailReset(transaction, user, { config, randomBytes, now: clock() }),
  );
}
const transport = smtpTransport({ smtpUrl: sink.url, from: config.mail.from, siteName: config.siteName });
const start = performance.now();
const cpuStart = process.cpuUsage();
await deliverOutbox({ db, clock, config, logger }, transport);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpuStart);

const receivers = sink.deliveries.map(({ to }) => to.join());
const rate = Math.round(receivers.length / seconds);
const cores = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1) ?? ""}`;
process.stdout.write(
  `${receivers.length} mails in ${seconds.toFixed(1)} s: ${rate} a second, ${((user + system) / receivers.length / 1000).toFixed(1)} ms of processor each, ${sink.connections()} connections (${cores})\n`,
);
const isComplete = receivers.length === mails && new Set(receivers).size === mails;
if (!isComplete || rate < MIN_RATE) process.exitCode = 1;
await close();
process.exit();
