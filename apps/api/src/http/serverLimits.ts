import type { ServerType } from "@hono/node-server";

/**
 * Milliseconds, for Node's HTTP server. Sockets that send nothing, or half a request, are closed within 15
 * seconds.
 */
export const serverOptions = {
  headersTimeout: 8000,
  /** For a whole request: as long as a client waits for an upload. `readForm` refuses a slower one just before. */
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  /** Interval at which the two above are checked. */
  connectionsCheckingInterval: 1000,
};

/**
 * Milliseconds without a byte in either direction. Longer than any answer takes; a stream has to send
 * something sooner.
 */
const SILENCE = 11_000;
/** Further connections are closed at once. */
const CONNECTIONS = 5000;

/** Sets the limits that Node accepts only after the server is created. */
export function limitServer(server: ServerType): void {
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENCE);
}
