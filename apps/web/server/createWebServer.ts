import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RequestHandler, RouterContextProvider } from "react-router";
import type { CreateRequestContext } from "../app/request/createRequestContext.ts";
import { compressDocument } from "./compressDocument.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { logRequests } from "./logRequests.ts";
import { visitorAddress } from "./visitorAddress.ts";
import type { WebConfiguration } from "./webConfiguration.ts";

export interface WebServerParts {
  configuration: WebConfiguration;
  logger: Logger;
  /** React Router's own handler of documents and of data requests. */
  render: RequestHandler;
  /** From the same build as `render`, so that both know the same context keys. */
  createRequestContext: CreateRequestContext;
  /** The site's sheet, inlined into every document; null where Vite serves styles itself. */
  styles: string | null;
  /** Folder of built files to serve; null where Vite serves them. */
  clientFolder: string | null;
  isShuttingDown?: () => boolean;
}

type Env = { Bindings: HttpBindings };

/** The website's server as a value: files, health and the rendered pages. */
export function createWebServer(parts: WebServerParts): Hono<Env> {
  const { configuration, logger } = parts;
  const app = new Hono<Env>();
  app.use(logRequests(logger));
  app.get("/health", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/ready", (c) => {
    const ready = !(parts.isShuttingDown?.() ?? false);
    return c.json({ status: ready ? "ok" : "stopping" }, ready ? 200 : 503, { "Cache-Control": "no-store" });
  });
  if (parts.clientFolder !== null) serveFiles(app, parts.clientFolder);

  app.all("*", compressDocument(), async (c) => {
    const nonce = randomBytes(16).toString("base64");
    let captchaProvider: string | undefined;
    const context: RouterContextProvider = parts.createRequestContext({
      request: c.req.raw,
      nonce,
      styles: parts.styles,
      visitorAddress: visitorAddress(c.env?.incoming, configuration.trustedProxies),
      configuration,
      tellCaptcha: (provider) => (captchaProvider = provider),
      reportFault: (error) => logger.error({ err: error, path: c.req.path }, "page failed"),
    });
    const answer = await parts.render(c.req.raw, context);
    const response = new Response(answer.body, answer);
    const isDevelopment = parts.clientFolder === null;
    secure(response.headers, { configuration, nonce, captchaProvider, isDevelopment });
    return response;
  });
  app.onError((error, c) => {
    logger.error({ err: error, path: c.req.path }, "request failed");
    return c.text("Something went wrong on our side. Please try again.", 500);
  });
  return app;
}

function serveFiles(app: Hono<Env>, root: string): void {
  app.use("/assets/*", filesOf(root, "public, max-age=31536000, immutable"));
  // A missing hashed file is a plain 404: a rendered page in its place would be cached as a script.
  app.all("/assets/*", (c) => c.text("Not found", 404));
  app.all("/.*", (c) => c.text("Not found", 404));
  app.use("/*", filesOf(root, "public, max-age=3600"));
}

function filesOf(root: string, cacheControl: string): MiddlewareHandler<Env> {
  const serve = serveStatic<Env>({ root, precompressed: true });
  return async (c, next) => {
    const answer = await serve(c, next);
    // Not in its `onFound`, which is called when the answer has its headers already.
    if (answer instanceof Response && answer.ok) {
      answer.headers.set("Cache-Control", cacheControl);
      answer.headers.set("Vary", "Accept-Encoding");
      answer.headers.set("X-Content-Type-Options", "nosniff");
    }
    return answer;
  };
}

interface Guards {
  configuration: WebConfiguration;
  nonce: string;
  captchaProvider: string | undefined;
  isDevelopment: boolean;
}

function secure(headers: Headers, { configuration, nonce, captchaProvider, isDevelopment }: Guards): void {
  const production = configuration.mode === "production";
  if (!isDevelopment)
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({
        nonce,
        publicApiUrl: configuration.publicApiUrl,
        ...(captchaProvider !== undefined && { captchaProvider }),
        production,
      }),
    );
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("X-Content-Type-Options", "nosniff");
  // A page whose address holds a token asks for more.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  if (production) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
