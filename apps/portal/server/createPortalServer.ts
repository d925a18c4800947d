import type { Env } from "@sayara/http-guard/Env";
import { serveFiles } from "@sayara/http-guard/files/serveFiles";
import { identifyRequest, logRequests } from "@sayara/http-guard/log/logRequests";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { PortalConfiguration } from "./portalConfiguration.ts";
import { portalDocument } from "./portalDocument.ts";
import { securityHeaders } from "./securityHeaders.ts";

export interface PortalServerOptions {
  configuration: PortalConfiguration;
  logger: Logger;
  /** HTML of the built document. */
  built: string;
  /** Folder of the built files. */
  clientFolder: string;
  isShuttingDown?: () => boolean;
}

/**
 * Creates the portal's server without a port. It serves files, health checks and the same document for every
 * page.
 */
export function createPortalServer(options: PortalServerOptions): Hono<Env> {
  const { configuration, logger, built, clientFolder, isShuttingDown = () => false } = options;
  const { html, ...inline } = portalDocument(built, configuration);
  const headers = securityHeaders(configuration, inline);
  const app = new Hono<Env>();
  app.use(identifyRequest);
  // Paths of pages are logged as `page`, because they may contain ids.
  app.use(logRequests(logger, (path) => (path.startsWith("/assets/") ? path : "page")));
  app.get("/health", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/ready", (c) => {
    const isReady = !isShuttingDown();
    return c.json({ status: isReady ? "ok" : "stopping" }, isReady ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  // The built document lacks this installation's addresses, so it is not served as a file.
  for (const path of ["/index.html", "/index.html.br", "/index.html.gz"])
    app.get(path, (c) => c.redirect("/", 308));
  serveFiles(app, clientFolder);
  app.get("*", (c) => c.html(html, 200, headers));
  app.all("*", (c) => c.text("Method not allowed", 405, { Allow: "GET, HEAD" }));
  return app;
}
