import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startMessage } from "./startMessage.ts";
import { requireFreePort } from "./ports.ts";
import { relayLog } from "./relayLog.ts";
import { root } from "./root.ts";
import { startServers } from "./startServers.ts";

export interface RunOptions {
  kind: "built" | "reload";
  /** Runs before the start; returns an exit code. */
  prepare(): Promise<number>;
}

/**
 * Prepares and runs both servers in the foreground until a signal. Restarts a server that ends by itself, at most three
 * times a minute; then stops the other too.
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
  const envFile = join(root, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  // Relative to the workspace, not to the API's folder, which reads it.
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(root, process.env.DATA_DIR);
  const webPort = Number(process.env.PORT || 3000);
  const apiPort = Number(process.env.API_PORT || 4000);
  await requireFreePort(webPort, "PORT");
  await requireFreePort(apiPort, "API_PORT");

  const asked = stopSignal();
  if ((await prepare()) !== 0) return 1;
  process.stdout.write("Starting the API and the website …\n");
  const servers = await startServers({
    webPort,
    apiPort,
    kind,
    webUrl: process.env.WEB_URL,
    apiUrl: process.env.PUBLIC_API_URL,
    onLine: relayLog(kind),
    onRestart: (sentence) => process.stderr.write(`${sentence}\n`),
    signal: asked,
  }).catch((error: unknown) => {
    if (!asked.aborted) throw error;
  });
  if (!servers) return 0;
  process.stdout.write(startMessage(servers));
  const reason = await Promise.race([servers.ended, aborted(asked)]);
  await servers.stop();
  if (asked.aborted) return 0;
  process.stderr.write(`${reason} The other was stopped as well.\n`);
  return 1;
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
