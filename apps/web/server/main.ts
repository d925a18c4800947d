import "./productionByDefault.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createLogger } from "./createLogger.ts";
import { createWebServer } from "./createWebServer.ts";
import { openBuild } from "./openBuild.ts";
import { type WebConfiguration, webConfiguration } from "./webConfiguration.ts";

const configuration = readConfiguration();
const logger = createLogger(configuration);
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));
const build = await openBuild(new URL("../build/server/index.js", import.meta.url));
const styles = await Promise.all(build.styleSheets.map((href) => readFile(`${clientFolder}${href}`, "utf8")));

let isShuttingDown = false;
const app = createWebServer({
  configuration,
  logger,
  render: build.render,
  createRequestContext: build.createRequestContext,
  styles: styles.join("\n"),
  clientFolder,
  isShuttingDown: () => isShuttingDown,
});
const server = serve({ fetch: app.fetch, port: configuration.port }, ({ port }) =>
  logger.info({ port, mode: configuration.mode, api: configuration.apiUrl }, "website listening"),
);
server.on("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE" ? `port ${configuration.port} is in use (set PORT)` : error.message;
  process.stderr.write(`The website cannot start: ${reason}.\n`);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(signal));

/** New requests are refused, those under way may finish within ten seconds. */
function stop(signal: string): void {
  isShuttingDown = true;
  logger.info({ signal }, "website stopping");
  const deadline = setTimeout(() => process.exit(1), 10_000);
  deadline.unref();
  server.close(() => process.exit(0));
  if ("closeIdleConnections" in server) server.closeIdleConnections();
}

function readConfiguration(): WebConfiguration {
  try {
    return webConfiguration(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
