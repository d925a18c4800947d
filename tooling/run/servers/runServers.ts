import { checkConfigurations } from "./checkConfigurations.ts";
import { loadEnvironment } from "../loadEnvironment.ts";
import { startMessage } from "./startMessage.ts";
import { nextFreePort, portOf, requireFreePort } from "./ports.ts";
import { relayLog } from "./relayLog.ts";
import { startServers } from "./startServers.ts";

export interface RunOptions {
  kind: "built" | "reload";
  /** Runs before the start. Resolves to an exit code. */
  prepare(): Promise<number>;
}

/**
 * Prepares and runs the servers in the foreground until a signal: API, website, portal and, in a demo, the
 * sandbox gateway. In production the portal runs only if `PORTAL_URL` is set. Restarts a server that ends by
 * itself, at most three times a minute; if it ends again, stops the others too.
 */
export async function runServers({ kind, prepare }: RunOptions): Promise<void> {
  try {
    process.exitCode = await run({ kind, prepare });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function run({ kind, prepare }: RunOptions): Promise<number> {
  loadEnvironment();
  const { PORT, API_PORT } = process.env;
  if (PORT && PORT === API_PORT)
    throw new Error(`PORT and API_PORT are both ${PORT}: PORT is the website's, API_PORT the API's.`);
  await requireConfiguredPort("PORT");
  await requireConfiguredPort("API_PORT");
  const hasPortal = process.env.MODE !== "production" || Boolean(process.env.PORTAL_URL);
  if (hasPortal) await requireConfiguredPort("PORTAL_PORT");
  const hasGateway = process.env.MODE !== "production" && process.env.SANDBOX_GATEWAY_URL !== "none";
  if (hasGateway) await requireConfiguredPort("GATEWAY_PORT");
  await checkConfigurations({ hasPortal });

  const stopRequested = stopSignal();
  if ((await prepare()) !== 0) return 1;
  const webPort = await choosePort("PORT", 3000, process.env.WEB_URL);
  const apiPort = await choosePort("API_PORT", 4000, process.env.PUBLIC_API_URL);
  const portalPort = hasPortal ? await choosePort("PORTAL_PORT", 3001, process.env.PORTAL_URL) : undefined;
  const gatewayPort = hasGateway
    ? await choosePort("GATEWAY_PORT", 4100, process.env.PUBLIC_SANDBOX_GATEWAY_URL)
    : undefined;
  process.stdout.write("Starting the servers …\n");
  const servers = await startServers({
    webPort,
    apiPort,
    portalPort,
    gatewayPort,
    kind,
    webUrl: process.env.WEB_URL,
    apiUrl: process.env.PUBLIC_API_URL,
    portalUrl: process.env.PORTAL_URL,
    gatewayUrl: process.env.PUBLIC_SANDBOX_GATEWAY_URL,
    onLine: relayLog(kind),
    onRestart: (sentence) => process.stderr.write(`${sentence}\n`),
    signal: stopRequested,
  }).catch((error: unknown) => {
    if (!stopRequested.aborted) throw error;
  });
  if (!servers) return 0;
  process.stdout.write(startMessage(servers));
  const reason = await Promise.race([servers.ended, aborted(stopRequested)]);
  await servers.stop();
  if (stopRequested.aborted) return 0;
  process.stderr.write(`${reason} The others were stopped as well.\n`);
  return 1;
}

async function requireConfiguredPort(variable: string): Promise<void> {
  const configured = portOf(process.env[variable], variable);
  if (configured !== undefined) await requireFreePort(configured, variable);
}

/** Returns the chosen port. Without one, and if no URL specifies the port, returns the first free one. */
async function choosePort(
  variable: string,
  defaultPort: number,
  address: string | undefined,
): Promise<number> {
  const configured = portOf(process.env[variable], variable);
  if (configured !== undefined) return configured;
  if (!address) {
    const port = await nextFreePort(defaultPort, variable);
    if (port !== defaultPort)
      process.stdout.write(`Port ${defaultPort} is in use: ${variable} is ${port}.\n`);
    return port;
  }
  await requireFreePort(defaultPort, variable);
  return defaultPort;
}

function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });
}
