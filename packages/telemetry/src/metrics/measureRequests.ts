import type { Context, MiddlewareHandler } from "hono";
import type { Metrics } from "./Metrics.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/**
 * Records the time to each request's response headers, by method, route and status.
 *
 * @param routeOf returns the pattern of the request's route, after the response.
 */
export function measureRequests(metrics: Metrics, routeOf: (c: Context) => string): MiddlewareHandler {
  const record = metrics.durations({
    name: "http_request_duration_seconds",
    help: "Time until an answer's headers.",
    labels: ["method", "route", "status"],
  });
  return async (c, next) => {
    const start = performance.now();
    await next();
    const method = methods.has(c.req.method) ? c.req.method : "other";
    const labels = { method, route: routeOf(c), status: String(c.res.status) };
    record(labels, (performance.now() - start) / 1000);
  };
}
