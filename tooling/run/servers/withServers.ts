import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.ts";
import { type Servers, startServers } from "./startServers.ts";

/**
 * Runs `task` with the built website, the portal, the API and the sandbox gateway on free ports, with their own demo data.
 *
 * @example
 * await withServers(({ webUrl }) => measure(webUrl));
 */
export async function withServers<T>(
  task: (servers: Servers) => Promise<T>,
  env: Record<string, string | undefined> = {},
): Promise<T> {
  const servers = await startTemporaryServers(env);
  try {
    return await task(servers);
  } finally {
    await servers.stop();
  }
}

/**
 * Starts the servers of `withServers` for a test runner with separate setup and teardown. `stop` also deletes
 * the data.
 */
export async function startTemporaryServers(
  env: Record<string, string | undefined> = {},
  onLine = (server: string, line: string): void => void process.stderr.write(`${server} │ ${line}\n`),
): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), "sayara-"));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const [webPort, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
    const portalPort = await freePort();
    const isProduction = env.MODE === "production";
    const servers = await startServers({
      webPort,
      apiPort,
      portalPort: isProduction ? undefined : portalPort,
      gatewayPort: isProduction ? undefined : gatewayPort,
      // All visitors share one address, so the limits per address must not apply.
      env: {
        MODE: "demo",
        DATABASE_URL: "",
        DATA_DIR: join(dataDir, "api"),
        LOG_LEVEL: "warn",
        ADDRESS_CALLS_PER_SECOND: "0",
        ...env,
      },
      onLine,
    });
    const stop = async () => {
      await servers.stop();
      await removeData();
    };
    return { ...servers, stop };
  } catch (error) {
    await removeData();
    throw error;
  }
}
