import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { boundBody } from "./boundBody.ts";

export interface ServedApp {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  port: number;
  /** All addresses of the machine by default. */
  hostname?: string | undefined;
}

export interface RunningWebsite {
  port: number;
  /**
   * Sends `Connection: close` from now on; after the delay (milliseconds) accepts no new request and waits for those
   * under way.
   */
  stop: (delay: number) => Promise<void>;
}

/** Milliseconds, for Node's HTTP server. Sockets that send nothing or half a request are closed within 15 seconds. */
const serverOptions = {
  headersTimeout: 8000,
  // The website accepts no uploads: a whole request is a few hundred bytes.
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  /** Interval of the checks of the three timeouts above. */
  connectionsCheckingInterval: 1000,
};
/** Milliseconds without a byte in either direction: longer than a page whose calls all time out. */
const SILENCE = 60_000;
/** Open connections at most; further ones are closed at once. */
const CONNECTIONS = 5000;
/** Connections that wait to be accepted; the system may allow fewer. Beyond it browsers retry after 1, 3, 7 … s. */
const BACKLOG = 4096;
/** Milliseconds in which requests under way may finish. */
const DRAIN = 10_000;

/** Serves an app with limits on bodies, time and connections. Resolves once the port is open. */
export async function serveWebsite({ fetch, port, hostname }: ServedApp): Promise<RunningWebsite> {
  const bounded = boundBody(fetch);
  const server = createAdaptorServer({
    // The type also allows HTTP/2, which is not served.
    fetch: (request, env) => bounded(request, env as HttpBindings),
    serverOptions,
  });
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENCE);
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
      const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 100);
      const cut = setInterval(() => "closeAllConnections" in server && server.closeAllConnections(), DRAIN);
      await closed;
      clearInterval(sweep);
      clearInterval(cut);
    },
  };
}
