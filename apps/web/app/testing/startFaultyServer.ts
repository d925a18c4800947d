import { type Server, type ServerResponse, createServer } from "node:http";
import { once } from "node:events";
import { createClient } from "@sayara/api-client/client/createClient";

/** Ways in which a network or a server fails. */
type FailureMode = "late" | "offline" | "error" | "html" | "truncated" | "limited";

/** Milliseconds. Replaces the client's timeout of ten seconds, to keep the tests short. */
const SHORT_TIMEOUT_MS = 100;

const html = "<!doctype html><title>Welcome to the airport's network</title>";

/** Messages that a form shows, by failure. */
export const failureMessages: [FailureMode, RegExp][] = [
  ["late", /taking too long to answer/],
  ["offline", /No connection/],
  ["error", /not answering properly/],
  ["html", /not answering properly/],
  ["truncated", /No connection|not answering properly/],
  ["limited", /Too many attempts.*30/],
];

const respond: Record<FailureMode, (response: ServerResponse) => void> = {
  late: () => {},
  offline: (response) => response.destroy(),
  error: (response) => response.writeHead(500, { "Content-Type": "text/plain" }).end("fault"),
  html: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end(html),
  truncated: (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" });
    response.write('{"id":"0b8f', () => response.destroy());
  },
  limited: (response) =>
    response
      .writeHead(429, { "Content-Type": "application/json", "Retry-After": "30" })
      .end('{"code":"too_many_requests","message":"Too many requests.","retryAfter":30}'),
};

/**
 * Starts a local API that fails in the given mode, which can be changed later. Once repaired, it responds to
 * each call with `body`.
 */
export async function startFaultyServer(first: FailureMode, body: object | null) {
  let mode = first;
  let isRepaired = false;
  let answeredCount = 0;
  const server: Server = createServer((_request, response) => {
    if (!isRepaired) return respond[mode](response);
    answeredCount += 1;
    response.writeHead(200, { "Content-Type": "application/json" }).end(body && JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}`;
  const mustTimeOut = () => mode === "late" && !isRepaired;
  return {
    baseUrl,
    setMode: (next: FailureMode) => {
      mode = next;
    },
    /**
     * Returns a client of this server. The short timeout applies only to a call that must time out, because
     * other calls may be slow on a busy machine.
     */
    openApi: () =>
      Promise.resolve(
        createClient({ baseUrl, retries: 0, ...(mustTimeOut() && { timeout: SHORT_TIMEOUT_MS }) }),
      ),
    repair: () => {
      isRepaired = true;
    },
    /** Number of calls answered since the repair. */
    countAnswered: () => answeredCount,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
