import "./productionByDefault.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serveApp } from "@sayara/http-guard/serve/serveApp";
import { startTracing } from "@sayara/telemetry/tracing/startTracing";
import type { SiteStylesheets } from "../app/request/document/SiteStylesheets.ts";
import { createLogger } from "@sayara/http-guard/log/createLogger";
import { createFormLimitOf } from "./security/createFormLimitOf.ts";
import { createRouteOf } from "./documents/createRouteOf.ts";
import { createServerPages } from "./documents/createServerPages.ts";
import { createWebServer } from "./createWebServer.ts";
import { registerShutdown } from "@sayara/http-guard/shutdown/registerShutdown";
import { openMetrics } from "./openMetrics.ts";
import { openBuild } from "./documents/openBuild.ts";
import { type WebConfiguration, webConfiguration } from "./webConfiguration.ts";

const configuration = readConfiguration();
const logger = createLogger({ service: "sayara-web", ...configuration });
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));
const build = await openBuild(new URL("../build/server/index.js", import.meta.url), configuration);
const stylesheets: SiteStylesheets = JSON.parse(
  await readFile(new URL("../build/server/stylesheets.json", import.meta.url), "utf8"),
);

let isShuttingDown = false;
const tracing =
  configuration.traces === undefined
    ? undefined
    : await startTracing({
        service: "sayara-web",
        endpoint: configuration.traces,
        ownOrigins: [new URL(configuration.apiUrl).origin],
      });
if (tracing !== undefined) globalThis.fetch = tracing.fetch;
const measured = await openMetrics(configuration, build.routes).catch(refuseToStart);
const app = createWebServer({
  configuration,
  logger,
  render: build.render,
  createRequestContext: build.createRequestContexts({
    configuration,
    onFault: (error) => logger.warn({ fault: error }, "response not refreshed"),
  }),
  pages: createServerPages(build, configuration),
  stylesheets,
  clientFolder,
  formLimitOf: createFormLimitOf(build.routes),
  isShuttingDown: () => isShuttingDown,
  routeOf: createRouteOf(build.routes),
  measured,
  traced: tracing && { tracing, routeOf: createRouteOf(build.routes) },
});
const website = await serveApp({
  fetch: app.fetch,
  port: configuration.port,
  hostname: configuration.host,
  trustedProxies: configuration.trustedProxies,
}).catch(refuseToStart);
logger.info({ port: website.port, mode: configuration.mode, api: configuration.apiUrl }, "website listening");
registerShutdown({
  name: "website",
  logger,
  delay: configuration.shutdownDelay,
  stop: async (delay) => {
    isShuttingDown = true;
    await website.stop(delay);
    await tracing?.close();
  },
});

function refuseToStart(error: NodeJS.ErrnoException & { port?: number }): never {
  const reason =
    error.code === "EADDRINUSE"
      ? `port ${error.port ?? ""} is in use (set PORT or WEB_METRICS_PORT; an API that reads the same .env takes PORT too: remove it there, and give the ports by the environment)`
      : error.message;
  process.stderr.write(`The website cannot start: ${reason}.\n`);
  process.exit(1);
}

function readConfiguration(): WebConfiguration {
  try {
    return webConfiguration(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
