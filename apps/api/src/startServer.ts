import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { serveApp } from "@sayara/http-guard/serve/serveApp";
import type { Tracing } from "@sayara/telemetry/tracing/Tracing";
import type { Logger } from "pino";
import type { AppDependencies } from "./AppDependencies.ts";
import { createFileStore } from "./files/storage/createFileStore.ts";
import { createApp } from "./createApp.ts";
import { createDependencies } from "./createDependencies.ts";
import type { Config } from "./server/config/readConfig.ts";
import { createClockWatch } from "./database/connection/createClockWatch.ts";
import { longRunningLimits } from "./database/connection/databaseLimits.ts";
import { migrateDatabase } from "./database/migrateDatabase.ts";
import { type OpenDatabase, openDatabase } from "./database/connection/openDatabase.ts";
import { retryStart } from "./database/connection/retryStart.ts";
import type { Database } from "./database/Schema.ts";
import { refuseDemoUsers } from "./demo/refuseDemoUsers.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { describeFault } from "./server/log/describeFault.ts";
import { UPLOAD_TIMEOUT } from "./server/http/bodies/readForm.ts";
import { isWebServerSecret } from "./server/http/origins/clientAddress.ts";
import { startJobs } from "./server/jobs/startJobs.ts";
import { mailboxTransport } from "./messaging/mail/mailbox/mailboxTransport.ts";
import { createSmsSender } from "./messaging/mail/sms/createSmsSender.ts";
import { smtpTransport } from "./messaging/mail/smtpTransport.ts";
import { measureSearches } from "./server/metrics/measureSearches.ts";
import { type OpenMetrics, openMetrics } from "./server/metrics/openMetrics.ts";
import { createRuntimeSettings } from "./marketplace/settings/createRuntimeSettings.ts";
import { webPushSender } from "./messaging/push/webPushSender.ts";
import { searchRules } from "./marketplace/settings/searchRules.ts";
import { createSearchEngine } from "./search/engine/createSearchEngine.ts";

/** Timeout of a whole request, in milliseconds. `readForm` refuses a slow upload earlier. */
const REQUEST_TIMEOUT = UPLOAD_TIMEOUT + 10_000;
/** Milliseconds that jobs may take to finish. */
const JOBS_TIMEOUT = 10_000;
/** Milliseconds allowed for closing the database, because a hanging database never responds. */
const CLOSE_TIMEOUT = 3000;

export interface StopOptions {
  /** Milliseconds from the first 503 of `/ready` to the refusal of new requests; `SHUTDOWN_DELAY` by default. */
  delay?: number;
}

/**
 * Opens and migrates the database, serves the API and starts its jobs. The search worker loads its catalogue in the
 * meantime; `/ready` returns 503 until then.
 *
 * @returns a function that stops the server: `/ready` returns 503, new requests end after the delay, running requests
 *   finish, the database closes and its folder is unlocked.
 */
export async function startServer(
  config: Config,
  logger: Logger,
  tracing?: Tracing,
): Promise<(options?: StopOptions) => Promise<void>> {
  const clock = () => new Date();
  const onError = (error: Error) =>
    logger.warn({ fault: describeFault(error) }, "a database connection broke");
  const { url, pool, folder } = config.database;
  const onRetry = (error: unknown) =>
    logger.warn({ fault: describeFault(error) }, "the database broke while starting, and is tried again");
  if (url !== undefined) {
    await retryStart(
      async () => prepareAndClose(await openDatabase({ url, pool: 2, limits: longRunningLimits, onError })),
      {
        onRetry,
      },
    );
  }
  const database = await retryStart(
    () =>
      openDatabase({
        ...(url === undefined ? { folder } : { url, pool, onError }),
        onQuery: tracing?.onQuery,
      }),
    { onRetry, isReached: url !== undefined },
  );
  let isStopping = false;
  let stopSearch = () => Promise.resolve();
  let stopWatch = () => {};
  let stopSettings = () => {};
  let openedMetrics: OpenMetrics | undefined;
  try {
    const { db } = database;
    if (url === undefined) await migrateAndSeed(db);
    openedMetrics = await openMetrics(config, { ...database, clock });
    const metrics = openedMetrics?.metrics;
    const runtimeSettings = createRuntimeSettings({ config, db, clock, logger });
    await runtimeSettings.refresh();
    runtimeSettings.follow();
    stopSettings = () => runtimeSettings.stop();
    const engine = createSearchEngine({
      runner: "worker",
      database: url === undefined ? { db } : { url },
      clock,
      rules: searchRules(runtimeSettings),
      logger,
    });
    stopSearch = () => engine.close();
    const watch = createClockWatch({ db, clock, logger });
    stopWatch = () => watch.stop();
    await watch.compare();
    const search = metrics === undefined ? engine : measureSearches(engine, metrics);
    const dependencies = createDependencies({
      config,
      db,
      lastResponseAt: () => database.lastResponseAt(),
      clock,
      logger,
      randomBytes,
      isClockInSync: watch.isInSync,
      isStopping: () => isStopping,
      metrics,
      tracing,
      runtimeSettings,
      search,
    });
    const server = await serveApp({
      fetch: createApp(dependencies).fetch,
      port: config.port,
      hostname: config.host,
      requestTimeout: REQUEST_TIMEOUT,
      trustedProxies: config.trustedProxies,
      isOwnServer: ({ headers }) => isWebServerSecret(headers["x-web-server-secret"], config),
    });
    logLoading(dependencies);
    const { smtpUrl, from } = config.mail;
    const { siteName } = config;
    const transport = smtpUrl === undefined ? mailboxTransport : smtpTransport({ smtpUrl, from, siteName });
    const push = webPushSender({ keys: config.push.keys, subject: `mailto:${config.mail.contact}` });
    const stopJobs = startJobs(dependencies, { transport, sms: createSmsSender(config), push });
    logger.info({ address: config.publicUrl, mode: config.mode, database: database.engine }, "listening");

    return async ({ delay = config.shutdownDelay } = {}) => {
      isStopping = true;
      await setTimeout(delay);
      // Waits for the jobs at most `JOBS_TIMEOUT`, so that a hanging mail server does not delay the stop. The
      // next process sends the remaining mails.
      const controller = new AbortController();
      const jobsTimeout = setTimeout(JOBS_TIMEOUT, undefined, { signal: controller.signal }).catch(() => {});
      await Promise.all([server.stop(0), Promise.race([stopJobs(), jobsTimeout])]);
      controller.abort();
      stopWatch();
      stopSettings();
      await stopSearch();
      await openedMetrics?.close();
      await Promise.race([database.close(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);
    };
  } catch (error) {
    stopWatch();
    stopSettings();
    await stopSearch();
    await openedMetrics?.close();
    await database.close();
    throw error;
  }

  /** Migrations and seeds may take longer than a request. */
  async function prepareAndClose(openedDatabase: OpenDatabase) {
    await migrateAndSeed(openedDatabase.db).finally(() => openedDatabase.close());
  }

  async function migrateAndSeed(db: Database) {
    const laterMigrations = await migrateDatabase(db);
    if (laterMigrations.length > 0)
      logger.warn(
        { migrations: laterMigrations },
        "a later version migrated the database: this one runs on it",
      );
    if (!config.demo) return refuseDemoUsers(db);
    const isSeeded = await seedDemo(db, { now: clock(), files: createFileStore({ config, logger }) });
    if (isSeeded) logger.info("the demonstration catalogue was written");
  }
}

function logLoading({ search, logger }: Pick<AppDependencies, "search" | "logger">): void {
  const start = performance.now();
  search.load().then(
    ({ cars }) => logger.info({ cars, ms: Math.round(performance.now() - start) }, "the catalogue is loaded"),
    () => {},
  );
}
