import type { IncomingMessage } from "node:http";
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

/** Milliseconds without a byte in either direction. */
export const silence = {
  /** While a request arrives. */
  request: 11_000,
  /**
   * From a whole request to its answer, and between the parts of the answer: longer than the turn, the work and the
   * late statements of any call take together.
   */
  answer: 60_000,
};
/** Further connections are closed at once. */
const CONNECTIONS = 5000;

/** Sets the limits that Node accepts only after the server is created. */
export function limitServer(server: ServerType, { request, answer } = silence): void {
  server.maxConnections = CONNECTIONS;
  server.setTimeout(request);
  server.on("request", (incoming: IncomingMessage) => {
    // Node sets the first limit again for the next request of the connection.
    const wait = () => incoming.socket.setTimeout(answer);
    const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
    if (length === undefined && encoding === undefined) wait();
    else incoming.once("end", wait);
  });
}
