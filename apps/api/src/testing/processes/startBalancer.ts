import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

export interface Balancer {
  url: string;
  /** Returns the number of ready servers. */
  readyCount: () => number;
  stop: () => Promise<void>;
}

/** Milliseconds between two requests to `/ready`. */
const EVERY = 100;

/**
 * Starts a round-robin balancer over the servers whose `/ready` returns 200. It never retries: if the connection to a
 * server fails, the client gets 502.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const watching = new AbortController();
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    const servers = [...ready];
    const target = servers[(turn += 1) % servers.length];
    if (target === undefined)
      return void outgoing.writeHead(503, { "retry-after": "1" }).end("no server is ready");
    passOn({ target, agent, incoming, outgoing });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const watched = Promise.all(targets.map((target) => watch(target)));
  const address = server.address();

  async function watch(target: string): Promise<void> {
    while (!watching.signal.aborted) {
      const isReady = await fetch(`${target}/ready`, { signal: AbortSignal.timeout(3000) }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) ready.add(target);
      else ready.delete(target);
      await setTimeout(EVERY);
    }
  }

  return {
    url: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    readyCount: () => ready.size,
    stop: async () => {
      watching.abort();
      await watched;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Passing {
  target: string;
  agent: Agent;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

function passOn({ target, agent, incoming, outgoing }: Passing): void {
  const { method, url, headers } = incoming;
  const passed = request(`${target}${url}`, { method, headers, agent }, (answer) => {
    // Hop-by-hop headers describe the server's connection to the balancer, not the client's.
    const { connection: _, "keep-alive": __, ...own } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, own);
    answer.pipe(outgoing);
  });
  passed.on("error", (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502).end(`the server lost the request: ${error.message}`);
    else outgoing.destroy();
  });
  incoming.pipe(passed);
}
