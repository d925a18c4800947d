import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createLogger } from "@sayara/http-guard/log/createLogger";
import { serveApp } from "@sayara/http-guard/serve/serveApp";
import { registerShutdown } from "@sayara/http-guard/shutdown/registerShutdown";
import { createPortalServer } from "./createPortalServer.ts";
import { type PortalConfiguration, portalConfiguration } from "./portalConfiguration.ts";

const configuration = readConfiguration();
const logger = createLogger({ service: "sayara-portal", ...configuration });
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));

let isShuttingDown = false;
const app = createPortalServer({
  configuration,
  logger,
  built: await readFile(`${clientFolder}/index.html`, "utf8"),
  clientFolder,
  isShuttingDown: () => isShuttingDown,
});
const portal = await serveApp({
  fetch: app.fetch,
  port: configuration.port,
  hostname: configuration.host,
  trustedProxies: configuration.trustedProxies,
}).catch(refuseToStart);
logger.info(
  { port: portal.port, mode: configuration.mode, api: configuration.publicApiUrl },
  "portal listening",
);
registerShutdown({
  name: "portal",
  logger,
  delay: configuration.shutdownDelay,
  stop: (delay) => {
    isShuttingDown = true;
    return portal.stop(delay);
  },
});

function refuseToStart(error: NodeJS.ErrnoException & { port?: number }): never {
  const reason =
    error.code === "EADDRINUSE" ? `port ${error.port ?? ""} is in use (set PORTAL_PORT)` : error.message;
  process.stderr.write(`The portal cannot start: ${reason}.\n`);
  process.exit(1);
}

function readConfiguration(): PortalConfiguration {
  try {
    return portalConfiguration(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
