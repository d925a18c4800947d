import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs one line per request: method, path, status and time. Not the query, which may contain names or tokens. */
export function logRequests(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    if (c.res.status >= 500) logger.error(line, "request");
    else if (c.req.path.startsWith("/assets/")) logger.debug(line, "request");
    else logger.info(line, "request");
  };
}
