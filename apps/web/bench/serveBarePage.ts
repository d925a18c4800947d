import "../server/productionByDefault.ts";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createLogger } from "../server/createLogger.ts";
import { createServerPages } from "../server/createServerPages.ts";
import { createWebServer } from "../server/createWebServer.ts";
import { openBuild } from "../server/openBuild.ts";
import { webConfiguration } from "../server/webConfiguration.ts";

/** Serves the bare page by the website's server. */
const configuration = webConfiguration(process.env);
const build = await openBuild(new URL("./bare/build/server/index.js", import.meta.url), configuration);
const app = createWebServer({
  configuration,
  logger: createLogger(configuration),
  render: build.render,
  createRequestContext: build.createRequestContexts({ configuration, onFault: () => {} }),
  pages: createServerPages({ busyPage: () => "", offlinePage: () => "" }, configuration),
  sheets: null,
  clientFolder: fileURLToPath(new URL("./bare/build/client", import.meta.url)),
});
serve({ fetch: app.fetch, port: configuration.port });
