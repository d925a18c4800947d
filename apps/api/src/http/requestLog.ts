import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./App.ts";

/** Logs one line a request, with the route's pattern: path and query may contain a secret or an e-mail. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { logger, randomBytes } = c.var.dependencies;
  c.set("requestId", randomBytes(9).toString("base64url"));
  c.set("route", "unmatched");
  c.set("body", undefined);
  const start = performance.now();
  await next();
  const line = {
    requestId: c.var.requestId,
    method: c.req.method,
    route: c.var.route,
    status: c.res.status,
    ms: Math.round(performance.now() - start),
  };
  if (line.route === "/health" || line.route === "/ready") logger.debug(line, "request");
  else logger.info(line, "request");
};
