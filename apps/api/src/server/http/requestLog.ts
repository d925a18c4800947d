import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { requestScope } from "#api/server/log/requestScope.ts";
import type { AppEnv } from "./App.ts";

/** Maximum length of an accepted id, in characters. */
const MAX_ID_LENGTH = 64;

/**
 * Accepts the id in `X-Request-Id`, as the website's server and proxies send it, if it is up to 64 letters, digits,
 * `_`, `-` or `=`; otherwise makes one.
 */
export const identifyRequest: MiddlewareHandler<AppEnv> = requestId({
  limitLength: MAX_ID_LENGTH,
  generator: (c) => c.var.dependencies.randomBytes(9).toString("base64url"),
});

/**
 * Logs one line a request, with the route's pattern, because path and query may contain a secret or an email. Log lines
 * that the request causes carry its id.
 */
export const requestLog: MiddlewareHandler<AppEnv> = (c, next) =>
  requestScope.run({ requestId: c.var.requestId }, async () => {
    c.set("route", "unmatched");
    c.set("body", undefined);
    const start = performance.now();
    await next();
    const line = {
      method: c.req.method,
      route: c.var.route,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    const { logger } = c.var.dependencies;
    if (line.route === "/health" || line.route === "/ready") logger.debug(line, "request");
    else logger.info(line, "request");
  });
