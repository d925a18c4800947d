import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";

/** Serves a stand-in for another service on a free port of this machine. */
export async function serveOnFreePort(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
) {
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env as HttpBindings) });
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
