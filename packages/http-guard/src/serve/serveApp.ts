import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { setDefaultHeaders } from "./setDefaultHeaders.ts";
import { setIdleTimeouts } from "./setIdleTimeouts.ts";
import { limitConnections } from "./limitConnections.ts";

export interface ServedApp {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** 0 picks a free port. */
  port: number;
  /** Defaults to all addresses of the machine. */
  hostname?: string | undefined;
  /** Maximum time for a whole request, in milliseconds. Defaults to 20,000. */
  requestTimeout?: number;
  /**
   * Number of our own proxies in front of the server. With one or more, connections are not limited by address: all
   * come from the proxy, which has its own limit.
   */
  trustedProxies: number;
  /**
   * Returns whether a request is proven to come from one of our own servers, whose connections are not limited by
   * address.
   */
  isOwnServer?: (incoming: IncomingMessage) => boolean;
}

export interface RunningServer {
  port: number;
  /**
   * Sends `Connection: close` from now on. After the delay (milliseconds), accepts no new requests and waits for
   * pending ones.
   */
  stop: (delay: number) => Promise<void>;
}

/**
 * Options of Node's HTTP server, in milliseconds. They close sockets that send nothing or incomplete headers
 * within 15 seconds.
 */
const serverOptions = {
  headersTimeout: 8000,
  // A request without a `Host` header is passed on like any other, so that its response has the default headers.
  requireHostHeader: false,
  keepAliveTimeout: 10_000,
  /** How often Node checks these timeouts. */
  connectionsCheckingInterval: 1000,
};
/** Maximum number of open connections, in total and from one network address. */
const CONNECTIONS = { total: 5000, perAddress: 1000 };
/**
 * Maximum number of connections waiting to be accepted. The system may allow fewer. If it is exceeded,
 * browsers retry after 1, 3, 7 … s.
 */
const BACKLOG = 4096;
/** Maximum time to finish pending requests, in milliseconds. */
const DRAIN_TIMEOUT = 10_000;

/** Serves an app with limits on time and connections. Resolves once the port is open. */
export async function serveApp({
  fetch,
  port,
  hostname,
  requestTimeout = 20_000,
  trustedProxies,
  isOwnServer,
}: ServedApp): Promise<RunningServer> {
  const server = createAdaptorServer({
    // The type of `env` also allows HTTP/2, which is not used.
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { ...serverOptions, requestTimeout },
  }) as Server;
  const perAddress = trustedProxies > 0 ? Infinity : CONNECTIONS.perAddress;
  limitConnections(server, { ...CONNECTIONS, perAddress, ...(isOwnServer !== undefined && { isOwnServer }) });
  setDefaultHeaders(server);
  setIdleTimeouts(server);
  let isStopping = false;
  server.prependListener("request", (_, response) => {
    if (isStopping) response.setHeader("Connection", "close");
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
      // Browsers keep connections open after a response, so idle ones are closed here.
      const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
      const forceTimer = setInterval(() => server.closeAllConnections(), DRAIN_TIMEOUT);
      await closed;
      clearInterval(idleTimer);
      clearInterval(forceTimer);
    },
  };
}
