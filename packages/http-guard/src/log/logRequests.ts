import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { Env } from "../Env.ts";

/** Maximum length of an accepted id, in characters. */
const MAX_ID_LENGTH = 64;

/**
 * Accepts an id that a proxy sends in `X-Request-Id` if it has up to 64 letters, digits, `_`, `-` or `=`; otherwise
 * generates one. The page's API calls carry the same id.
 */
export const identifyRequest: MiddlewareHandler<Env> = requestId({
  limitLength: MAX_ID_LENGTH,
  generator: () => randomBytes(9).toString("base64url"),
});

/**
 * Logs one line per request, with the page's route pattern: path and query may contain names or tokens. The response
 * carries the request id.
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
