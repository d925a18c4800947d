import { createBodies } from "@sayara/http-guard/bodies/createBodies";
import { serveApp } from "@sayara/http-guard/serve/serveApp";
import type { Logger } from "pino";
import type { Config } from "./config/readConfig.ts";
import { createApp } from "./createApp.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { hasMerchantKey } from "./http/requireKey.ts";
import { settleDue } from "./sessions/sessionRows.ts";
import { openStore } from "./store/openStore.ts";
import { deliverWebhooks } from "./webhooks/deliverWebhooks.ts";

/** Milliseconds between checks for late payments, expired sessions and due webhooks. */
const CHECK_INTERVAL = 200;

export const defaultDelays: Dependencies["delays"] = { decision: 700, timeout: 3000, latePayment: 5000 };

export interface RunningGateway {
  port: number;
  /** Stops accepting requests, waits for requests in progress, then closes the store. */
  stop(): Promise<void>;
}

/** Opens the store and starts the gateway. Webhooks left unsent by an earlier run are sent too. */
export async function startGateway(
  config: Config,
  logger: Logger,
  options: Partial<Pick<Dependencies, "clock" | "delays">> = {},
): Promise<RunningGateway> {
  const store = openStore(config.file);
  const dependencies: Dependencies = {
    config,
    store,
    bodies: createBodies(),
    logger,
    clock: () => new Date(),
    delays: defaultDelays,
    ...options,
  };
  const server = await serveApp({
    fetch: createApp(dependencies).fetch,
    port: config.port,
    hostname: config.host,
    trustedProxies: 0,
    isOwnServer: ({ headers }) => hasMerchantKey(headers.authorization, config),
  }).catch((error: unknown) => {
    store.close();
    throw error;
  });

  let running = Promise.resolve();
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    running = runDueWork().finally(() => {
      isWorking = false;
    });
  }, CHECK_INTERVAL);

  async function runDueWork(): Promise<void> {
    try {
      settleDue(dependencies, dependencies.clock().getTime());
      await deliverWebhooks(dependencies);
    } catch (error) {
      logger.error({ fault: { type: error instanceof Error ? error.name : typeof error } }, "work failed");
    }
  }

  return {
    port: server.port,
    async stop() {
      clearInterval(timer);
      await Promise.all([server.stop(0), running]);
      store.close();
    },
  };
}
