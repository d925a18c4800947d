import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createLogger } from "@sayara/http-guard/log/createLogger";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { portalConfiguration } from "./portalConfiguration.ts";
import { portalDocument } from "./portalDocument.ts";

const configuration = portalConfiguration(process.env);
const logger = createLogger({ service: "sayara-portal", ...configuration });
const server = createHttpServer();
// Hot reload uses the server's own port, because Vite's default port would clash with a second checkout.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });

async function handle(request: Request): Promise<Response> {
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const response = await createRequestHandler(build as unknown as ServerBuild, "development")(request);
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const { html } = portalDocument(await response.text(), configuration);
  return new Response(html, { status: response.status, headers: response.headers });
}

const listener = getRequestListener((request) => handle(request));
server.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
server.listen(configuration.port, () =>
  logger.info({ port: configuration.port }, "portal listening, with reload"),
);
