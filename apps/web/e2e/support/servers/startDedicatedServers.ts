import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { readConfig } from "@sayara/api/server/config/readConfig";
import { createApp } from "@sayara/api/createApp";
import { createDependencies } from "@sayara/api/createDependencies";
import { createLogger } from "@sayara/api/server/log/createLogger";
import { openDatabase } from "@sayara/api/database/connection/openDatabase";
import { seedDemo } from "@sayara/api/demo/seedDemo";
import { startJobs } from "@sayara/api/server/jobs/startJobs";
import { mailboxTransport } from "@sayara/api/messaging/mail/mailbox/mailboxTransport";
import { mailboxSms } from "@sayara/api/messaging/mail/mailbox/mailboxSms";
import { openMetrics } from "@sayara/api/server/metrics/openMetrics";
import { pgliteTemplate } from "@sayara/api/testing/template/pgliteTemplate";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { startCommand } from "@sayara/tooling-run/startCommand";
import { startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { startDedicatedGateway } from "./startDedicatedGateway.ts";

export type DedicatedServers = Awaited<ReturnType<typeof startDedicatedServers>>;

interface DedicatedServerOptions {
  /** Additional environment of the API. */
  env?: Record<string, string>;
  /** Additional environment of the website. */
  webEnv?: Record<string, string>;
  /** Number of cars in the demonstration catalogue. */
  cars?: number;
  /** Number of bookings. */
  bookings?: number;
  /** Whether the sandbox gateway runs too. */
  gateway?: boolean;
  /** Host names in the browser. */
  hosts?: Hosts;
}

export interface Hosts {
  web: string;
  api: string;
}

export const oneHost: Hosts = { web: "localhost", api: "localhost" };

/**
 * Starts the built website with a separate API in this process, so that a test can move the API's clock and stop and
 * restart it without affecting other e2e tests.
 */
export async function startDedicatedServers({
  env = {},
  webEnv = {},
  cars = 0,
  bookings = 0,
  gateway: hasGateway = false,
  hosts = oneHost,
}: DedicatedServerOptions = {}) {
  const [webPort, apiPort] = [await freePort(), await freePort()];
  const webUrl = `http://${hosts.web}:${webPort}`;
  const publicApiUrl = `http://${hosts.api}:${apiPort}`;
  // Only browsers resolve names under `localhost`.
  const apiUrl = `http://localhost:${apiPort}`;
  const folder = await mkdtemp(join(tmpdir(), "sayara-"));
  const secret = randomBytes(24).toString("base64url");
  const gateway = hasGateway ? await startDedicatedGateway({ webUrl, apiUrl, folder }) : undefined;
  const config = readConfig({
    LOG_LEVEL: "error",
    API_PORT: String(apiPort),
    PUBLIC_API_URL: publicApiUrl,
    WEB_URL: webUrl,
    WEB_SERVER_SECRET: secret,
    TRUSTED_PROXIES: "1",
    DATA_DIR: folder,
    ...gateway?.env,
    ...env,
  });
  let clockOffset = 0;
  const clock = () => new Date(Date.now() + clockOffset);

  const database = await openDatabase({ memory: true, dump: await pgliteTemplate({}) });
  if (cars > 0) await seedDemo(database.db, { now: clock(), cars, bookings });
  const metricsServer = await openMetrics(config, { ...database, clock });
  const dependencies = createDependencies({
    config,
    db: database.db,
    clock,
    logger: createLogger(config),
    randomBytes,
    metrics: metricsServer?.metrics,
  });
  const app = createApp(dependencies);
  const stopJobs = startJobs(dependencies, { transport: mailboxTransport, sms: mailboxSms });
  let api = await listen();
  const website = await startServerProcess({
    name: "The website",
    folder: "apps/web",
    command: startCommand("web"),
    env: {
      PORT: String(webPort),
      WEB_URL: webUrl,
      API_URL: apiUrl,
      PUBLIC_API_URL: publicApiUrl,
      WEB_SERVER_SECRET: secret,
      TRUSTED_PROXIES: "1",
      // Otherwise every call that a test makes fail would be logged.
      LOG_LEVEL: "fatal",
      ...gateway?.env,
      ...webEnv,
    },
    readyAt: `http://localhost:${webPort}/ready`,
    onLine: (line) => process.stderr.write(`web │ ${line}\n`),
  });

  async function listen(): Promise<ServerType> {
    const server = serve({ fetch: app.fetch, port: apiPort, hostname: config.host });
    await once(server, "listening");
    return server;
  }

  async function hasMail(): Promise<boolean> {
    const unsent = database.db.selectFrom("outbox").select("id").where("sent_at", "is", null);
    return (await unsent.executeTakeFirst()) !== undefined;
  }

  /** Closes the API's port and its connections. */
  async function stopApi(): Promise<void> {
    const closed = once(api, "close");
    api.close();
    if ("closeAllConnections" in api) api.closeAllConnections();
    await closed;
  }

  return {
    webUrl,
    /** The website's process id, for measurements. */
    webPid: website.pid,
    /** For the test's own calls. The browser may use another host name. */
    apiUrl,
    /** Reads the API's metrics; empty if they are off. */
    readMetrics: async () => (await metricsServer?.metrics.read())?.text ?? "",
    db: database.db,
    /** Advances the API's clock once all mails are sent: a link's lifetime starts with its mail. */
    advanceHours: async (hours: number) => {
      while (await hasMail()) await setTimeout(50);
      clockOffset += hours * 3_600_000;
    },
    stopApi,
    startApi: async () => {
      api = await listen();
    },
    stop: async () => {
      await website.stop();
      if (api.listening) await stopApi();
      await stopJobs();
      await gateway?.stop();
      await metricsServer?.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
