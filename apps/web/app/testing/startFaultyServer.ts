import { type Server, type ServerResponse, createServer } from "node:http";
import { once } from "node:events";
import { createClient } from "@sayara/api-client/client/createClient";

/** Ways in which a network or a server fails. */
type Trouble = "late" | "offline" | "error" | "html" | "truncated" | "limited";

/** Milliseconds: replaces the client's timeout of ten seconds, which ends before a delay of thirty. */
const SHORT_TIMEOUT_MS = 100;

const html = "<!doctype html><title>Welcome to the airport's network</title>";

/** What the form shows for each trouble. */
export const troubleMessages: [Trouble, RegExp][] = [
  ["late", /taking too long to answer/],
  ["offline", /No connection/],
  ["error", /not answering properly/],
  ["html", /not answering properly/],
  ["truncated", /No connection|not answering properly/],
  ["limited", /Too many attempts.*30/],
];

const answers: Record<Trouble, (response: ServerResponse) => void> = {
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
 * Starts a local API that fails in one mode, which can be changed. Once repaired, it responds to each call with `body`.
 */
export async function startFaultyServer(first: Trouble, body: object | null) {
  let trouble = first;
  let isRepaired = false;
  let answered = 0;
  const server: Server = createServer((_request, response) => {
    if (!isRepaired) return answers[trouble](response);
    answered += 1;
    response.writeHead(200, { "Content-Type": "application/json" }).end(body && JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}`;
  const mustTimeOut = () => trouble === "late" && !isRepaired;
  return {
    baseUrl,
    cause: (next: Trouble) => {
      trouble = next;
    },
    /**
     * Returns a client of this server. The short timeout applies only to a call that must time out: a slow machine
     * delays the others.
     */
    openApi: () =>
      Promise.resolve(
        createClient({ baseUrl, retries: 0, ...(mustTimeOut() && { timeout: SHORT_TIMEOUT_MS }) }),
      ),
    mend: () => {
      isRepaired = true;
    },
    /** Number of calls answered since the repair. */
    answered: () => answered,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
