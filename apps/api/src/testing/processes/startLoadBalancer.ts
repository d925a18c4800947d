import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

export interface LoadBalancer {
  url: string;
  /** Returns the number of ready servers. */
  readyCount: () => number;
  stop: () => Promise<void>;
}

/** Milliseconds between two requests to `/ready`. */
const CHECK_INTERVAL = 100;
/**
 * Milliseconds after which an unused connection to a server is closed. Shorter than the 10 s after which our
 * servers close it, so that no request is sent on a connection that the server is just closing.
 */
const IDLE_TIMEOUT = 5000;
/** Milliseconds after which a server that has not responded to `/ready` counts as not ready. */
const CHECK_TIMEOUT = 3000;

/**
 * Starts a round-robin balancer over the servers whose `/ready` returns 200. It never retries: if the connection to a
 * server fails, the client gets 502.
 */
export async function startLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TIMEOUT });
  const controller = new AbortController();
  let requestIndex = 0;

  const server = createServer((incoming, outgoing) => {
    const servers = [...ready];
    const target = servers[(requestIndex += 1) % servers.length];
    if (target === undefined)
      return void outgoing.writeHead(503, { "retry-after": "1" }).end("no server is ready");
    forwardRequest({ target, agent, incoming, outgoing });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const watchers = Promise.all(targets.map((target) => watch(target)));
  const address = server.address();

  async function watch(target: string): Promise<void> {
    while (!controller.signal.aborted) {
      const isReady = await fetch(`${target}/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) }).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) ready.add(target);
      else ready.delete(target);
      await setTimeout(CHECK_INTERVAL);
    }
  }

  return {
    url: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    readyCount: () => ready.size,
    stop: async () => {
      controller.abort();
      await watchers;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

interface ForwardOptions {
  target: string;
  agent: Agent;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

function forwardRequest({ target, agent, incoming, outgoing }: ForwardOptions): void {
  const { method, url, headers } = incoming;
  const forwarded = request(`${target}${url}`, { method, headers, agent }, (response) => {
    // Hop-by-hop headers describe the server's connection to the balancer, not the client's.
    const { connection: _, "keep-alive": __, ...forwardedHeaders } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders);
    response.pipe(outgoing);
  });
  forwarded.on("error", (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502).end(`the server lost the request: ${error.message}`);
    else outgoing.destroy();
  });
  incoming.pipe(forwarded);
}
