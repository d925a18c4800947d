import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./App.ts";
import { RefusalError } from "./refusals.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A request that may change something must come from the website: a foreign page can make a browser send our cookie,
 * but not a false `Origin`. Without one it is no page of a browser, so there is no cookie to ride on either.
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
