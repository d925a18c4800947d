import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** Default headers, for responses that set no others: refusals before any middleware, missing files, faults. */
const defaults = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };

const statusesOfErrors: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Sets the default headers on every response, including Node's responses to malformed requests: 400, 408, 413, 431. */
export function setDefaultHeaders(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", (incoming: IncomingMessage, answer: ServerResponse) => {
    latest.set(incoming.socket, answer);
    for (const [name, value] of Object.entries(defaults)) answer.setHeader(name, value);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = latest.get(socket);
    const isAnswered = answer?.headersSent === true && !answer.writableFinished;
    if (socket.writable && !isAnswered) socket.write(refusal(statusesOfErrors[error.code ?? ""] ?? 400));
    socket.destroy(error);
  });
}

function refusal(status: number): string {
  const headers = { Connection: "close", "Content-Length": "0", ...defaults };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`;
}
