import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./App.ts";
import { unlimitedPaths } from "./limits/admitRequests.ts";
import { RefusalError } from "./responses/refusals.ts";

/** Seconds until a client may retry; the load balancer then uses another process. */
const RETRY_AFTER = 2;

/**
 * Refuses every call while this process's clock is wrong. Otherwise the process would end payments and sessions, and
 * write dates that other processes read.
 */
export const refuseWrongClock: MiddlewareHandler<AppEnv> = (c, next) => {
  const { isClockInSync } = c.var.dependencies;
  const isRefused =
    isClockInSync?.() === false && !unlimitedPaths.has(c.req.path) && c.req.method !== "OPTIONS";
  if (isRefused) throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
  return next();
};
