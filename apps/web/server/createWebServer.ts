import { storedLanguageCookie } from "@sayara/i18n/language/storedLanguage";
import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import { measureRequests } from "@sayara/telemetry/metrics/measureRequests";
import { BodyError } from "@sayara/http-guard/bodies/BodyError";
import { visitorAddress } from "@sayara/http-guard/addresses/visitorAddress";
import type { Tracing } from "@sayara/telemetry/tracing/Tracing";
import { traceRequests } from "@sayara/telemetry/tracing/traceRequests";
import { Hono } from "hono";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";
import { languageOfRequest } from "../app/language/languageOfRequest.ts";
import { documentResponse } from "./documents/documentResponse.ts";
import type { ServerPages } from "./documents/createServerPages.ts";
import { createDocuments } from "./documents/createDocuments.ts";
import { BusyError, createQueue } from "@sayara/http-guard/queue/createQueue";
import type { Env } from "@sayara/http-guard/Env";
import type { FinishedDocument } from "./documents/FinishedDocument.ts";
import { identifyRequest, logRequests } from "@sayara/http-guard/log/logRequests";
import { measureRenders } from "./documents/measureRenders.ts";
import { type FormLimitOf, receiveForms } from "./security/receiveForms.ts";
import { type RenderOptions, renderDocuments, type RouteOf } from "./documents/renderDocuments.ts";
import { serveFiles } from "@sayara/http-guard/files/serveFiles";
import { serveWorker } from "./files/serveWorker.ts";
import { siteManifest } from "./documents/siteManifest.ts";

export interface WebServerOptions extends RenderOptions {
  /** Pages that are sent without rendering. */
  pages: ServerPages;
  /** By default, every page accepts a form of 64 KB. */
  formLimitOf?: FormLimitOf;
  isShuttingDown?: () => boolean;
  /** Undefined if no metrics are served. */
  measured?: MetricsOptions | undefined;
  traced?: TracingOptions | undefined;
}

export interface MetricsOptions {
  metrics: Metrics;
  routeOf: RouteOf;
}

interface TracingOptions {
  tracing: Tracing;
  routeOf: RouteOf;
}

/** Form size in bytes. */
const MAX_FORM_BYTES = 64 * 1024;

/** Creates the website's server without a port: files, health checks and rendered pages. */
export function createWebServer(options: WebServerOptions): Hono<Env> {
  const { configuration, logger, measured, traced, routeOf = (path) => path } = options;
  const { formLimitOf = () => MAX_FORM_BYTES } = options;
  const app = new Hono<Env>();
  if (measured !== undefined)
    app.use(measureRequests(measured.metrics, (c) => measured.routeOf(c.req.path, c.res.status)));
  if (traced !== undefined)
    app.use(traceRequests(traced.tracing, (c) => traced.routeOf(c.req.path, c.res.status)));
  app.use(identifyRequest);
  app.use(logRequests(logger, routeOf));
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = sameSitePath(pathname);
    // Links from the page `//evil.example/` to itself would lead to another site.
    return path === pathname ? next() : c.redirect(path + search, 308);
  });
  app.get("/health", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/ready", (c) => {
    const ready = !(options.isShuttingDown?.() ?? false);
    return c.json({ status: ready ? "ok" : "stopping" }, ready ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.get("/manifest.webmanifest", (c) => {
    const { language } = languageOfRequest({ url: c.req.url, cookies: "" });
    const manifest = siteManifest({ name: configuration.siteName, language });
    return c.body(JSON.stringify(manifest), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    });
  });
  serveWorker(app, configuration.hasWorker);
  if (options.clientFolder !== null) serveFiles(app, options.clientFolder);

  app.use(async (c, next) => {
    if (c.req.header("transfer-encoding") !== undefined) return c.text("Length required", 411);
    return next();
  });
  const queue = createQueue(configuration.renders);
  const render = renderDocuments(options);
  const documentOf = createDocuments({
    queue,
    render: measured === undefined ? render : measureRenders(measured.metrics, { queue, render }),
    withForm: receiveForms(formLimitOf),
    webUrl: configuration.webUrl,
    seconds: configuration.documentSeconds,
  });
  app.all("*", async (c) => {
    const { url, method } = c.req;
    const { language, languageToStore } = languageOfRequest({ url, cookies: c.req.header("cookie") ?? "" });
    const respond = (document: FinishedDocument) =>
      documentResponse(document, {
        method,
        acceptEncoding: c.req.header("accept-encoding"),
        ifNoneMatch: c.req.header("if-none-match"),
        setCookie: storedLanguageCookie(languageToStore ?? ""),
      });
    if (c.req.path === "/offline") return respond(options.pages.offline(language));
    const socket = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header("x-forwarded-for");
    const { trustedProxies } = configuration;
    const address = visitorAddress({ socket, forwardedFor, trustedProxies }) ?? "";
    try {
      const visitor = { language, address, requestId: c.var.requestId };
      return respond(await documentOf({ url, method, visitor, request: () => c.req.raw }));
    } catch (error) {
      const fault = error instanceof BodyError ? error.fault : undefined;
      if (error instanceof BusyError || fault === "busy") return respond(options.pages.busy(language));
      if (fault === "large") return c.text("Too large", 413);
      if (fault === "late") return c.text("Too slow", 408);
      // The client has aborted. Status 499 appears only in the log.
      if (fault === "broken" || c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
  });
  app.onError((error, c) => {
    const { requestId } = c.var;
    logger.error({ requestId, fault: error, route: routeOf(c.req.path, 500) }, "request failed");
    return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500);
  });
  return app;
}
