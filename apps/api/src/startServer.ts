import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "./createApp.ts";
import { createDependencies } from "./createDependencies.ts";
import type { Config } from "./config/readConfig.ts";
import { migrateDatabase } from "./database/migrateDatabase.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { refuseDemoUsers } from "./demo/refuseDemoUsers.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { describeFault } from "./http/describeFault.ts";
import { startJobs } from "./jobs/startJobs.ts";
import { mailboxTransport } from "./mail/mailboxTransport.ts";
import { smtpTransport } from "./mail/smtpTransport.ts";

/** Milliseconds that requests under way get to finish. */
const DRAIN = 10_000;

/**
 * Opens and prepares the database, serves the API, starts its jobs, and reads what searches look through; `/ready`
 * says when that is done.
 *
 * @returns what stops it: no new requests, those under way finish, then the database closes and its folder is free.
 */
export async function startServer(config: Config, logger: Logger): Promise<() => Promise<void>> {
  const clock = () => new Date();
  const onError = (error: Error) =>
    logger.warn({ fault: describeFault(error) }, "a database connection broke");
  const { url, pool, folder } = config.database;
  const database = await openDatabase(url === undefined ? { folder } : { url, pool, onError });
  try {
    await migrateDatabase(database.db);
    await (config.demo ? seed() : refuseDemoUsers(database.db));
    const dependencies = createDependencies({ config, db: database.db, clock, logger, randomBytes });
    const server = serve({ fetch: createApp(dependencies).fetch, port: config.port, hostname: config.host });
    await once(server, "listening");
    readOffer(dependencies);
    const { smtpUrl, from } = config.mail;
    const { siteName } = config;
    const transport = smtpUrl === undefined ? mailboxTransport : smtpTransport({ smtpUrl, from, siteName });
    const stopJobs = startJobs(dependencies, transport);
    logger.info({ address: config.publicUrl, mode: config.mode, database: database.engine }, "listening");

    return async () => {
      const closed = once(server, "close");
      server.close();
      // A browser keeps its connection open after the answer: it is closed as soon as nothing is under way on it.
      const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 100);
      const cut = setInterval(() => "closeAllConnections" in server && server.closeAllConnections(), DRAIN);
      // A mail server that hangs holds nobody up: its mail is tried again by the next process.
      const patience = new AbortController();
      const given = setTimeout(DRAIN, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.all([closed, Promise.race([stopJobs(), given])]);
      patience.abort();
      clearInterval(sweep);
      clearInterval(cut);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }

  async function seed() {
    const seeded = await seedDemo(database.db, { now: clock() });
    if (seeded) logger.info("the demonstration catalogue was written");
  }
}

/** Begun now, rather than by the first visitor who searches. */
function readOffer({ offer, logger }: Dependencies): void {
  const start = performance.now();
  offer.current().then(
    ({ cars }) =>
      logger.info({ cars: cars.size, ms: Math.round(performance.now() - start) }, "the offer is read"),
    (error: unknown) => logger.warn({ fault: describeFault(error) }, "the offer could not be read yet"),
  );
}
