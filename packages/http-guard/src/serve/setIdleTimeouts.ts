import type { IncomingMessage, Server } from "node:http";

/** Maximum time without a byte in either direction, in milliseconds. */
export const IDLE_TIMEOUTS = {
  /** While a request is arriving. */
  request: 11_000,
  /**
   * From a complete request to its response, and between chunks of the response. Longer than the waiting
   * time, work and late statements of any call together, and than a page whose calls all time out.
   */
  response: 60_000,
};

/** Closes sockets on which no byte has arrived or left within the timeout. */
export function setIdleTimeouts(server: Server, { request, response } = IDLE_TIMEOUTS): void {
  server.setTimeout(request);
  server.on("request", (incoming: IncomingMessage) => {
    // Node resets the socket to the first limit for the next request on the connection.
    const startResponseTimeout = () => incoming.socket.setTimeout(response);
    const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
    if (length === undefined && encoding === undefined) startResponseTimeout();
    else incoming.once("end", startResponseTimeout);
  });
}
