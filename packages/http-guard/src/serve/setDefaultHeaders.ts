import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** Default headers, for responses that set no others: refusals before any middleware, missing files, faults. */
const defaults = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };

const errorStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Sets the default headers on every response, including Node's responses to malformed requests: 400, 408, 413, 431. */
export function setDefaultHeaders(server: Server): void {
  const latestResponses = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", (incoming: IncomingMessage, response: ServerResponse) => {
    latestResponses.set(incoming.socket, response);
    for (const [name, value] of Object.entries(defaults)) response.setHeader(name, value);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latestResponses.get(socket);
    const isResponding = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isResponding) socket.write(errorResponse(errorStatuses[error.code ?? ""] ?? 400));
    socket.destroy(error);
  });
}

function errorResponse(status: number): string {
  const headers = { Connection: "close", "Content-Length": "0", ...defaults };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`;
}
