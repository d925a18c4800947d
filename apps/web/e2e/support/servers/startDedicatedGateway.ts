import { randomBytes } from "node:crypto";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";

interface GatewayOptions {
  webUrl: string;
  /** URL of the test's API, which the gateway notifies. */
  apiUrl: string;
  /** Folder for the gateway's store. */
  folder: string;
}

/** Starts the sandbox gateway for one test's API. It uses the machine's clock. */
export async function startDedicatedGateway({ webUrl, apiUrl, folder }: GatewayOptions) {
  const port = await freePort();
  const secret = () => randomBytes(24).toString("base64url");
  /**
   * Settings on which gateway, API and website must agree. The URLs of the API and of the browser differ, as
   * behind a proxy.
   */
  const env = {
    SANDBOX_GATEWAY_URL: `http://127.0.0.1:${port}`,
    PUBLIC_SANDBOX_GATEWAY_URL: `http://localhost:${port}`,
    SANDBOX_GATEWAY_KEY: secret(),
    SANDBOX_WEBHOOK_SECRET: secret(),
  };
  const server = await startServerProcess({
    name: "The sandbox gateway",
    folder: "apps/sandbox-gateway",
    command: [process.execPath, "src/main.ts"],
    env: {
      ...env,
      PORT: String(port),
      SANDBOX_WEBHOOK_URL: `${apiUrl}/api/payment-webhook/sandbox`,
      SANDBOX_ALLOWED_PARENTS: webUrl,
      DATA_DIR: folder,
      LOG_LEVEL: "fatal",
    },
    readyAt: `http://localhost:${port}/ready`,
    onLine: (line) => process.stderr.write(`gateway │ ${line}\n`),
  });
  return { env, stop: () => server.stop() };
}
