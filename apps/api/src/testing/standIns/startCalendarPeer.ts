import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** Starts an https server on a free port of this machine, with a self-signed certificate for `localhost`. */
export async function startCalendarPeer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ origin: string; ca: string; stop: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "calendars" }], {
    keyType: "ec",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const server: Server = createServer({ key, cert }, answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    ca: cert,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
