import { createServer as createHttpServer } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { createRequestHandler } from "react-router";
import { createServer as createViteServer } from "vite";
import { createLogger } from "@sayara/http-guard/log/createLogger";
import { createRouteOf } from "./documents/createRouteOf.ts";
import { createServerPages } from "./documents/createServerPages.ts";
import { createWebServer } from "./createWebServer.ts";
import type { SiteBuild } from "./documents/openBuild.ts";
import { webConfiguration } from "./webConfiguration.ts";

const configuration = webConfiguration(process.env);
const logger = createLogger({ service: "sayara-web", ...configuration });
const server = createHttpServer();
// Reloads use the server's own port: Vite's default port would clash with a second checkout.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });

/** Returns Vite's current build, so that every request uses the latest edit. */
async function latestBuild(): Promise<SiteBuild> {
  const build: Partial<SiteBuild> = await vite.ssrLoadModule("virtual:react-router/server-build");
  if (!isSiteBuild(build)) throw new Error("Vite has no server build");
  return build;
}

async function handle(request: Request, env: HttpBindings | Http2Bindings): Promise<Response> {
  const build = await latestBuild();
  const { createRequestContexts, busyPage, offlinePage } = build.entry.module;
  const app = createWebServer({
    configuration: { ...configuration, documentSeconds: 0 },
    logger,
    render: createRequestHandler(build, "development"),
    createRequestContext: createRequestContexts({
      configuration,
      onFault: (error) => logger.warn({ fault: error }, "response not refreshed"),
    }),
    pages: createServerPages({ busyPage, offlinePage }, configuration),
    routeOf: createRouteOf(build.routes),
    stylesheets: null,
    clientFolder: null,
  });
  return app.fetch(request, env);
}

const listener = getRequestListener((request, env) => handle(request, env));
server.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
server.listen(configuration.port, () =>
  logger.info({ port: configuration.port }, "website listening, with reload"),
);

function isSiteBuild(build: Partial<SiteBuild>): build is SiteBuild {
  return build.entry !== undefined && build.routes !== undefined;
}
