import type { IncomingMessage, Server } from "node:http";

/** Milliseconds without a byte in either direction. */
export const silence = {
  /** While a request arrives. */
  request: 11_000,
  /**
   * From a whole request to its answer, and between the parts of the answer: longer than the turn, the work and the
   * late statements of any call take together, or a page whose calls all time out.
   */
  answer: 60_000,
};

/** Closes silent sockets. */
export function limitSilence(server: Server, { request, answer } = silence): void {
  server.setTimeout(request);
  server.on("request", (incoming: IncomingMessage) => {
    // Node sets the first limit again for the next request of the connection.
    const wait = () => incoming.socket.setTimeout(answer);
    const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
    if (length === undefined && encoding === undefined) wait();
    else incoming.once("end", wait);
  });
}
