import type { MiddlewareHandler } from "hono";
import type { Config } from "#api/config/readConfig.ts";
import { Admission } from "./Admission.ts";
import type { AppEnv } from "./App.ts";
import { JSON_LIMIT } from "./readJson.ts";
import { mediaTypeOf, readBytes } from "./readBytes.ts";

/** Uploads received or redrawn at the same time. Each may hold some megabytes and take as long as its connection is slow. */
const UPLOADS_AT_ONCE = 8;
/** Asked by a balancer, which must get its answer whatever else waits. */
const alwaysAnswered = new Set(["/health", "/ready"]);

/**
 * Bounds the requests in work. A JSON body is received before its request asks for a turn, so that slow connections
 * take none from others; forms, which may be large, have turns of their own. The turn ends with the answer's headers:
 * a long stream does not keep it.
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
