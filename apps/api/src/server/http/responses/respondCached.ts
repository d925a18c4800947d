import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { AppContext } from "#api/server/http/App.ts";
import { chooseEncoding } from "./compress.ts";
import type { CachedResponse, SerializedResponse } from "./createResponseCache.ts";
import { type AnyReply, validateReply, matchesEtag } from "./respond.ts";

/** Sends a cached response. Only for calls without a session. */
export async function respondCached(c: AppContext, response: CachedResponse): Promise<Response> {
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", `public, max-age=${response.cacheSeconds}`);
  c.header("ETag", response.etag);
  if (matchesEtag(c.req.header("if-none-match"), response.etag)) return c.body(null, 304);
  const encoding = chooseEncoding(c, response.body.length);
  return c.body(encoding === undefined ? response.body : await response.encoded(encoding), 200);
}

/** Serializes a handler's reply for the cache. */
export function serializeReply(endpoint: Endpoint, reply: AnyReply): SerializedResponse {
  const { status, cacheSeconds } = reply;
  if (endpoint.session !== "none" || status !== 200 || cacheSeconds === undefined) {
    throw new TypeError(`${endpoint.name} gave an answer that is not for everyone`);
  }
  return { text: JSON.stringify(validateReply(endpoint, reply)), cacheSeconds };
}
