import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { boundBody } from "./boundBody.ts";

export interface ServedApp {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  port: number;
  /** Every address of the machine by default. */
  hostname?: string;
}

export interface RunningWebsite {
  port: number;
  /**
   * Says at once that connections end with their answer; after the delay (milliseconds) takes no new request, and waits
   * for those under way.
   */
  stop: (delay: number) => Promise<void>;
}

/** Milliseconds, for Node's HTTP server. Sockets that send nothing, or half of something, go within 15 seconds. */
const serverOptions = {
  headersTimeout: 8000,
  // The website takes no uploads: a whole request is a few hundred bytes.
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  /** How often the three above are looked at. */
  connectionsCheckingInterval: 1000,
};
/** Milliseconds without a byte in either direction: longer than a page takes whose calls all time out. */
const SILENCE = 60_000;
/** Further ones are closed at once. */
const CONNECTIONS = 5000;
/** Connections that wait to be accepted. Beyond it browsers try again after 1, 3, 7 … seconds; the system may allow fewer. */
const BACKLOG = 4096;
/** Milliseconds that requests under way get to finish. */
const DRAIN = 10_000;

/** Serves an app with limits on bodies, time and connections, once its port is open. */
export async function serveWebsite({ fetch, port, hostname }: ServedApp): Promise<RunningWebsite> {
  const bounded = boundBody(fetch);
  const server = createAdaptorServer({
    // Only HTTP/1 is served, whatever the type says.
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
      // A browser keeps its connection open after the answer: it is closed as soon as nothing is under way on it.
      const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 100);
      const cut = setInterval(() => "closeAllConnections" in server && server.closeAllConnections(), DRAIN);
      await closed;
      clearInterval(sweep);
      clearInterval(cut);
    },
  };
}
