import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "./Dependencies.ts";

/**
 * Sets the headers of every response. Only the allowed parents may frame a card page; no page may frame the operator's
 * page. The referrer policy is `same-origin` because the pages' forms have to send their own origin.
 */
export function pageHeaders({ config }: Dependencies): MiddlewareHandler {
  const policyFor = (parents: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${parents}`,
    ].join("; ");
  const framedPolicy = policyFor(config.allowedParents.join(" "));
  const unframedPolicy = policyFor("'none'");
  return async (c, next) => {
    await next();
    const isFramed = c.req.path === "/card" || c.req.path.startsWith("/pay/");
    c.res.headers.set("Content-Security-Policy", isFramed ? framedPolicy : unframedPolicy);
    if (!isFramed) c.res.headers.set("X-Frame-Options", "DENY");
    c.res.headers.set("Referrer-Policy", "same-origin");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  };
}
