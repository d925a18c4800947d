import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

/** Serves a stand-in of another service on a free port of this machine. */
export async function serveOnFreePort(fetch: (request: Request) => Response | Promise<Response>) {
  const server = createAdaptorServer({ fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}
