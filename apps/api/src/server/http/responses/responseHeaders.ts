import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#api/server/http/App.ts";

/**
 * Sets the headers of every response. Responses are JSON for programs: no page may frame them or run anything from
 * them.
 */
export const responseHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { config, isStopping } = c.var.dependencies;
  // While the process stops, another request on this connection could be cut off.
  if (isStopping?.() === true) c.res.headers.set("Connection", "close");
  const defaults: Record<string, string> = {
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-site",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  c.res.headers.set("X-Request-Id", c.var.requestId);
  if (config.publicUrl.startsWith("https://")) {
    c.res.headers.set("Strict-Transport-Security", "max-age=31536000");
  }
};
