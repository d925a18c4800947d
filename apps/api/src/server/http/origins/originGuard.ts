import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request unless its `Origin` is allowed. A foreign page can make a browser send our cookie but
 * cannot forge `Origin`. A request without `Origin` comes from no page and must not carry a cookie.
 */
export const originGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const origin = c.req.header("origin");
    const allowed =
      origin === undefined
        ? c.req.header("cookie") === undefined
        : c.var.dependencies.config.allowedOrigins.includes(origin);
    if (!allowed) throw new RefusalError("origin_refused");
  }
  return next();
};
