import type { MiddlewareHandler } from "hono";
import type { Config } from "#api/config/readConfig.ts";
import { Admission } from "./Admission.ts";
import type { App, AppEnv } from "./App.ts";
import { UPLOADS_AT_ONCE } from "./createUploads.ts";
import { mountedEndpoints } from "./mountedEndpoints.ts";
import { JSON_LIMIT } from "./readJson.ts";
import { mediaTypeOf, readBytes } from "./readBytes.ts";
import { RefusalError } from "./refusals.ts";

/** Milliseconds for a body other than a form with files. */
const BODY_PATIENCE = 30_000;
/** Concurrent reads of stored pictures. Each may wait some seconds for a slow store. */
const FILES_AT_ONCE = 16;
/** Bytes of all bodies in memory, other than forms with files. */
const BODIES = 32_000_000;
/** Seconds until a client beyond that may retry. */
const RETRY_AFTER = 2;
/** Called by load balancers, which must get an answer under any load. */
const alwaysAnswered = new Set(["/health", "/ready"]);
const storedFile = /^\/(?:pictures|avatars)\//;

/**
 * Limits concurrent requests. A body is read before its request waits for a turn, so that slow connections
 * take none from others. Forms with files may be large: they have turns of their own, and are refused
 * elsewhere. So do stored pictures, whose store may be slow. A turn ends with the answer's headers, so a long
 * stream does not keep it. All bodies in memory are bounded together.
 */
export function admitRequests(app: App, { admission: limits }: Config): MiddlewareHandler<AppEnv> {
  const atMost = (atOnce: number) => new Admission({ ...limits, atOnce: Math.min(atOnce, limits.atOnce) });
  const requests = new Admission(limits);
  const uploads = atMost(UPLOADS_AT_ONCE);
  const files = atMost(FILES_AT_ONCE);
  let held = 0;
  return async (c, next) => {
    let own = 0;
    const hold = (bytes: number) => {
      own += bytes;
      held += bytes;
      if (held > BODIES) throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
    };
    const { method, path, raw } = c.req;
    if (alwaysAnswered.has(path) || method === "OPTIONS") return next();
    const isForm = mediaTypeOf(raw) === "multipart/form-data";
    try {
      if (isForm) {
        if (!isUpload(app, { method, path })) throw new RefusalError("unsupported_media");
      } else if (method !== "GET" && method !== "HEAD") {
        c.set("body", await readBytes(raw, { limit: JSON_LIMIT, patience: BODY_PATIENCE, onPart: hold }));
      }
      const turns = isForm ? uploads : storedFile.test(path) ? files : requests;
      const leave = await turns.enter();
      await next().finally(leave);
    } finally {
      held -= own;
    }
  };
}

/** Whether an endpoint that takes files has this path. */
function isUpload(app: App, request: { method: string; path: string }): boolean {
  return mountedEndpoints(app).some(
    ({ form, method, path }) =>
      form !== undefined &&
      method === request.method &&
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(request.path),
  );
}
