import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { Env } from "./Env.ts";

/** Characters of an accepted id. */
const LONGEST_ID = 64;

/**
 * Accepts the id in `X-Request-Id`, as a proxy sends it, if it is up to 64 letters, digits, `_`, `-` or `=`; otherwise
 * makes one. The API's calls of the page carry the same id.
 */
export const identifyRequest: MiddlewareHandler<Env> = requestId({
  limitLength: LONGEST_ID,
  generator: () => randomBytes(9).toString("base64url"),
});

/**
 * Logs one line a request, with its page's pattern: path and query may contain names or tokens. The response carries
 * the id.
 */
export function logRequests(
  logger: Logger,
  routeOf: (path: string, status: number) => string,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    c.res.headers.set("X-Request-Id", c.var.requestId);
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      route: routeOf(c.req.path, c.res.status),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    if (c.res.status >= 500) logger.error(line, "request");
    else if (c.req.path.startsWith("/assets/")) logger.debug(line, "request");
    else logger.info(line, "request");
  };
}
