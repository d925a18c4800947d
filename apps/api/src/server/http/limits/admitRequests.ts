import { createBodies } from "@sayara/http-guard/bodies/createBodies";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Config } from "#api/server/config/readConfig.ts";
import type { App, AppContext, AppEnv } from "#api/server/http/App.ts";
import { clientAddress, isWebsiteServer } from "#api/server/http/origins/clientAddress.ts";
import { MAX_CONCURRENT_UPLOADS } from "#api/server/http/bodies/createUploads.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";
import { mediaTypeOf } from "#api/server/http/bodies/mediaTypeOf.ts";
import { endpointOf } from "#api/server/http/mountedEndpoints.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { refuseBody } from "#api/server/http/bodies/refuseBody.ts";
import { runInSlot } from "./runInSlot.ts";

/** Maximum number of concurrent reads of stored images. Each may wait some seconds for a slow store. */
const MAX_CONCURRENT_FILES = 16;
/** Paths that load balancers call, which must get a response under any load. */
export const unlimitedPaths: ReadonlySet<string> = new Set(["/health", "/ready"]);
const storedFile = /^\/(?:pictures|avatars)\//;

/** Returns the middleware of a route. `bodyLimit`, in bytes, is required for routes without an endpoint. */
export type Admit = (bodyLimit?: number) => MiddlewareHandler<AppEnv>;

/**
 * Limits concurrent requests. A request with unacceptable headers is refused before a byte of its body is
 * read. A body is read before its request waits for a slot, so that slow connections do not block others.
 * Forms with files may be large: they have their own slots, and other limits refuse them. Stored images have
 * their own slots too, because their store may be slow. A slot is released with the response's headers, so a
 * long stream does not occupy it. All bodies in memory share one limit.
 */
export function admitRequests(app: App, { admission: limits }: Config): Admit {
  const createLimitedQueue = (concurrency: number) =>
    createQueue({ ...limits, concurrency: Math.min(concurrency, limits.concurrency) });
  const requests = createQueue(limits);
  const uploads = createLimitedQueue(MAX_CONCURRENT_UPLOADS);
  const files = createLimitedQueue(MAX_CONCURRENT_FILES);
  const bodies = createBodies();
  return (routeLimit) => async (c, next) => {
    const { method, path, raw } = c.req;
    if (unlimitedPaths.has(path) || method === "OPTIONS") return next();
    const mounted = endpointOf(app, c);
    if (mounted !== undefined) c.set("route", mounted.endpoint.path);
    if (mounted?.endpoint.session === "required" && !hasSession(c)) throw new RefusalError("not_signed_in");
    const type = mediaTypeOf(raw);
    const isForm = type === "multipart/form-data";
    if (isForm && mounted?.endpoint.form === undefined) throw new RefusalError("unsupported_media");
    // A body of another type than the route accepts is refused without being read.
    const jsonLimit = type === "application/json" ? (mounted?.bodyLimit ?? 0) : 0;
    const limit = isForm || method === "GET" || method === "HEAD" ? 0 : (routeLimit ?? jsonLimit);
    const sender = isWebsiteServer(c) ? undefined : clientAddress(c);
    const received = limit === 0 ? undefined : await bodies.receive(raw, { limit, sender }).catch(refuseBody);
    try {
      c.set("body", received?.bytes);
      const queue = isForm ? uploads : storedFile.test(path) ? files : requests;
      await runInSlot(queue, next);
    } finally {
      received?.release();
    }
  };
}

function hasSession(c: AppContext): boolean {
  return (["session", "portalSession"] as const).some(
    (purpose) => getCookie(c, hostCookie(c, purpose).name) !== undefined,
  );
}
