import { createBodies } from "@sayara/http-guard/bodies/createBodies";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Config } from "#api/config/readConfig.ts";
import type { App, AppContext, AppEnv } from "#api/http/App.ts";
import { clientAddress, isWebsiteItself } from "#api/http/origins/clientAddress.ts";
import { UPLOADS_AT_ONCE } from "#api/http/bodies/createUploads.ts";
import { hostCookie } from "#api/http/origins/hostCookie.ts";
import { mediaTypeOf } from "#api/http/bodies/mediaTypeOf.ts";
import { endpointOf } from "#api/http/mountedEndpoints.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { refuseBody } from "#api/http/bodies/refuseBody.ts";
import { takeTurn } from "./takeTurn.ts";

/** Concurrent reads of stored pictures. Each may wait some seconds for a slow store. */
const FILES_AT_ONCE = 16;
/** Called by load balancers, which must get an answer under any load. */
export const alwaysAnswered: ReadonlySet<string> = new Set(["/health", "/ready"]);
const storedFile = /^\/(?:pictures|avatars)\//;

/** Returns the middleware of a route; `bodyLimit`, in bytes, where the route is not an endpoint's. */
export type Admit = (bodyLimit?: number) => MiddlewareHandler<AppEnv>;

/**
 * Limits concurrent requests. What the headers alone refuse is refused before a byte of the body is read. A body is
 * read before its request waits for a turn, so that slow connections take none from others. Forms with files may be
 * large: they have turns of their own, and are refused elsewhere. So do stored pictures, whose store may be slow. A
 * turn ends with the answer's headers, so a long stream does not keep it. All bodies in memory are bounded together.
 */
export function admitRequests(app: App, { admission: limits }: Config): Admit {
  const atMost = (atOnce: number) => createQueue({ ...limits, atOnce: Math.min(atOnce, limits.atOnce) });
  const requests = createQueue(limits);
  const uploads = atMost(UPLOADS_AT_ONCE);
  const files = atMost(FILES_AT_ONCE);
  const bodies = createBodies();
  return (routeLimit) => async (c, next) => {
    const { method, path, raw } = c.req;
    if (alwaysAnswered.has(path) || method === "OPTIONS") return next();
    const mounted = endpointOf(app, c);
    if (mounted !== undefined) c.set("route", mounted.endpoint.path);
    if (mounted?.endpoint.session === "required" && !hasSession(c)) throw new RefusalError("not_signed_in");
    const type = mediaTypeOf(raw);
    const isForm = type === "multipart/form-data";
    if (isForm && mounted?.endpoint.form === undefined) throw new RefusalError("unsupported_media");
    // Another body than the route's is not read, only refused.
    const ownLimit = type === "application/json" ? (mounted?.bodyLimit ?? 0) : 0;
    const limit = isForm || method === "GET" || method === "HEAD" ? 0 : (routeLimit ?? ownLimit);
    const sender = isWebsiteItself(c) ? undefined : clientAddress(c);
    const received = limit === 0 ? undefined : await bodies.receive(raw, { limit, sender }).catch(refuseBody);
    try {
      c.set("body", received?.bytes);
      const turns = isForm ? uploads : storedFile.test(path) ? files : requests;
      await takeTurn(turns, next);
    } finally {
      received?.release();
    }
  };
}

function hasSession(c: AppContext): boolean {
  return getCookie(c, hostCookie(c, "session").name) !== undefined;
}
