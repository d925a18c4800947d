import { once } from "node:events";
import { createServer } from "node:http";
import type { Metrics } from "./Metrics.ts";

export interface MetricsAddress {
  /** 0 picks a free port. */
  port: number;
  host: string;
}

/**
 * Serves `GET /metrics` on a separate port, which no proxy forwards.
 *
 * @returns the port, and a function that closes it.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: MetricsAddress,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, contentType }) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  server.listen({ port, host });
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
