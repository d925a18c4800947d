import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer, request as requestOverTls } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./makeCertificate.ts";

export interface TlsProxy {
  port: number;
  /** Calls an `https:` URL of one of the hosts, which only the browser can resolve. */
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
    else forward(target, incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    call: async (address) => {
      const { hostname, pathname, search } = new URL(address);
      const tlsRequest = requestOverTls({
        host: "127.0.0.1",
        port,
        servername: hostname,
        ca: cert,
        path: pathname + search,
        headers: { host: hostname },
        agent: false,
      });
      tlsRequest.end();
      const [response] = (await once(tlsRequest, "response")) as [IncomingMessage];
      response.resume();
      return response;
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, socket } = incoming;
  const headers = {
    ...incoming.headers,
    "x-forwarded-for": socket.remoteAddress,
    "x-forwarded-proto": "https",
    "x-forwarded-host": incoming.headers.host,
  };
  const forwarded = request(`${target}${url}`, { method, headers }, (response) => {
    const { connection: _, "keep-alive": __, ...headersToSend } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, headersToSend);
    response.pipe(outgoing);
  });
  forwarded.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  // A notification stream ends with the browser's connection.
  outgoing.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}
