import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { guardAnswers } from "./guardAnswers.ts";
import { limitSilence } from "./limitSilence.ts";
import { shareConnections } from "./shareConnections.ts";

export interface ServedApp {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** 0: a free one. */
  port: number;
  /** All addresses of the machine by default. */
  hostname?: string | undefined;
  /** Milliseconds for a whole request; 20,000 by default. */
  requestTimeout?: number;
  /** Proxies of ours in front: one limits connections by address itself, and all come from it. */
  trustedProxies: number;
  /** Whether a request proves that it comes from a server of ours, whose connections have no share. */
  isOurs?: (incoming: IncomingMessage) => boolean;
}

export interface RunningServer {
  port: number;
  /**
   * Sends `Connection: close` from now on; after the delay (milliseconds) accepts no new request and waits for those
   * under way.
   */
  stop: (delay: number) => Promise<void>;
}

/** Milliseconds, for Node's HTTP server. Sockets that send nothing or half a head are closed within 15 seconds. */
const serverOptions = {
  headersTimeout: 8000,
  // A body without a host is answered like any other, so that its answer has the default headers.
  requireHostHeader: false,
  keepAliveTimeout: 10_000,
  /** Interval of the checks of these timeouts. */
  connectionsCheckingInterval: 1000,
};
/** Open connections, and those of one network address. */
const CONNECTIONS = { total: 5000, perAddress: 1000 };
/** Connections that wait to be accepted; the system may allow fewer. Beyond it browsers retry after 1, 3, 7 … s. */
const BACKLOG = 4096;
/** Milliseconds in which requests under way may finish. */
const DRAIN = 10_000;

/** Serves an app with bounds on time and connections. Resolves once the port is open. */
export async function serveApp({
  fetch,
  port,
  hostname,
  requestTimeout = 20_000,
  trustedProxies,
  isOurs,
}: ServedApp): Promise<RunningServer> {
  const server = createAdaptorServer({
    // The type also allows HTTP/2, which is not served.
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { ...serverOptions, requestTimeout },
  }) as Server;
  const perAddress = trustedProxies > 0 ? Infinity : CONNECTIONS.perAddress;
  shareConnections(server, { ...CONNECTIONS, perAddress, ...(isOurs !== undefined && { isOurs }) });
  guardAnswers(server);
  limitSilence(server);
  let isStopping = false;
  server.prependListener("request", (_, answer) => {
    if (isStopping) answer.setHeader("Connection", "close");
  });
  server.listen({ port, backlog: BACKLOG, ...(hostname !== undefined && { host: hostname }) });
  await once(server, "listening");
  const address = server.address();

  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    async stop(delay) {
      isStopping = true;
      await setTimeout(delay);
      const closed = once(server, "close");
      server.close();
      // Browsers keep connections open after a response: idle ones are closed.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      const cut = setInterval(() => server.closeAllConnections(), DRAIN);
      await closed;
      clearInterval(sweep);
      clearInterval(cut);
    },
  };
}
