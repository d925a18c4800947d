import type { Context, MiddlewareHandler } from "hono";
import type { Tracing } from "./Tracing.ts";

/**
 * Handles each request in a span. Must come before the middleware that sets the variable `requestId`.
 *
 * @param routeOf returns the pattern of the request's route, after the response.
 */
export function traceRequests(tracing: Tracing, routeOf: (c: Context) => string): MiddlewareHandler {
  return (c, next) =>
    tracing.serve({ method: c.req.method, header: (name) => c.req.header(name) }, async (span) => {
      await next();
      span.end({ route: routeOf(c), status: c.res.status, requestId: String(c.get("requestId")) });
    });
}
