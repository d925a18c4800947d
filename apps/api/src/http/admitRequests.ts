import type { MiddlewareHandler } from "hono";
import type { Config } from "#api/config/readConfig.ts";
import { Admission } from "./Admission.ts";
import type { AppEnv } from "./App.ts";
import { JSON_LIMIT } from "./readJson.ts";
import { mediaTypeOf, readBytes } from "./readBytes.ts";

/** Concurrent uploads. Each may hold some megabytes for as long as its connection is slow. */
const UPLOADS_AT_ONCE = 8;
/** Called by load balancers, which must get an answer under any load. */
const alwaysAnswered = new Set(["/health", "/ready"]);

/**
 * Limits concurrent requests. A JSON body is read before its request waits for a turn, so that slow
 * connections take none from others. Forms may be large and have turns of their own. A turn ends with the
 * answer's headers, so a long stream does not keep it.
 */
export function admitRequests({ admission: limits }: Config): MiddlewareHandler<AppEnv> {
  const requests = new Admission(limits);
  const uploads = new Admission({ ...limits, atOnce: Math.min(UPLOADS_AT_ONCE, limits.atOnce) });
  return async (c, next) => {
    if (alwaysAnswered.has(c.req.path) || c.req.method === "OPTIONS") return next();
    const type = mediaTypeOf(c.req.raw);
    if (type === "application/json") c.set("body", await readBytes(c.req.raw, JSON_LIMIT));
    const leave = await (type === "multipart/form-data" ? uploads : requests).enter();
    try {
      await next();
    } finally {
      leave();
    }
  };
}
