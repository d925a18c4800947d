import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer, request as requestOverTls } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./makeCertificate.ts";

export interface TlsProxy {
  port: number;
  /** Calls an `https:` address of one of the hosts, which only the browser can resolve. */
  call: (address: string) => Promise<IncomingMessage>;
  stop: () => Promise<void>;
}

/**
 * Terminates TLS for several hosts and forwards each to its server over plain HTTP. Replaces `X-Forwarded-For` like
 * `deploy/Caddyfile`, instead of appending to it.
 */
export async function startTlsProxy(
  { key, cert }: Certificate,
  servers: Readonly<Record<string, string>>,
): Promise<TlsProxy> {
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const target = servers[(incoming.headers.host ?? "").split(":")[0] ?? ""];
    if (target === undefined) outgoing.writeHead(421).end("no such host");
    else passOn(target, incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    call: async (address) => {
      const { hostname, pathname, search } = new URL(address);
      const sent = requestOverTls({
        host: "127.0.0.1",
        port,
        servername: hostname,
        ca: cert,
        path: pathname + search,
        headers: { host: hostname },
        agent: false,
      });
      sent.end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      return answer;
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, socket } = incoming;
  const headers = {
    ...incoming.headers,
    "x-forwarded-for": socket.remoteAddress,
    "x-forwarded-proto": "https",
    "x-forwarded-host": incoming.headers.host,
  };
  const passed = request(`${target}${url}`, { method, headers }, (answer) => {
    const { connection: _, "keep-alive": __, ...own } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, own);
    answer.pipe(outgoing);
  });
  passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  // A notification stream ends with the browser's connection.
  outgoing.on("close", () => passed.destroy());
  incoming.pipe(passed);
}
