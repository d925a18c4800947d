import type { ServerType } from "@hono/node-server";

/** Milliseconds, for Node's HTTP server. Sockets that send nothing, or half of something, go within 15 seconds. */
export const serverOptions = {
  headersTimeout: 8000,
  /** For a whole request: an upload over a slow connection takes as long (the client waits 120 seconds for one). */
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 1000,
};

/** Milliseconds without a byte in either direction. Longer than any answer takes; a stream has to send something sooner. */
const SILENCE = 11_000;
/** Further ones are closed at once. */
const CONNECTIONS = 5000;

/** The limits that Node takes only after the server was made. */
export function limitServer(server: ServerType): void {
  server.maxConnections = CONNECTIONS;
  server.setTimeout(SILENCE);
}
