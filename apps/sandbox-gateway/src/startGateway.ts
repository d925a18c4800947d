import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import type { Config } from "./config/readConfig.ts";
import { createApp } from "./createApp.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { settleDue } from "./sessions/sessionRows.ts";
import { openStore } from "./store/openStore.ts";
import { deliverWebhooks } from "./webhooks/deliverWebhooks.ts";

/** Milliseconds between two looks for late payments, ended sessions and webhooks that are due. */
const TICK = 200;
/** Milliseconds: a socket that sends nothing is closed. */
const limits = {
  headersTimeout: 8000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
};
const CONNECTIONS = 500;

export const usualDelays: Dependencies["delays"] = { decision: 700, timeout: 3000, latePayment: 5000 };

export interface RunningGateway {
  port: number;
  /** Ends new requests, then requests under way, then the store. */
  stop(): Promise<void>;
}

/** Opens the store and serves the gateway; webhooks of an earlier run are sent too. */
export async function startGateway(
  config: Config,
  logger: Logger,
  options: Partial<Pick<Dependencies, "clock" | "delays">> = {},
): Promise<RunningGateway> {
  const store = openStore(config.file);
  const dependencies: Dependencies = {
    config,
    store,
    logger,
    clock: () => new Date(),
    delays: usualDelays,
    ...options,
  };
  const server = serve({
    fetch: createApp(dependencies).fetch,
    port: config.port,
    hostname: config.host,
    serverOptions: limits,
  });
  server.maxConnections = CONNECTIONS;
  server.setTimeout(limits.requestTimeout);
  await once(server, "listening").catch((error: unknown) => {
    store.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;

  let work = Promise.resolve();
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    work = act().finally(() => {
      isWorking = false;
    });
  }, TICK);

  async function act(): Promise<void> {
    try {
      settleDue(dependencies, dependencies.clock().getTime());
      await deliverWebhooks(dependencies);
    } catch (error) {
      logger.error({ fault: error instanceof Error ? error.name : typeof error }, "work failed");
    }
  }

  return {
    port,
    async stop() {
      clearInterval(timer);
      const closed = once(server, "close");
      server.close();
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 4000);
      await Promise.all([closed, work]);
      clearTimeout(cut);
      store.close();
    },
  };
}
