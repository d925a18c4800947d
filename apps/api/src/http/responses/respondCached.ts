import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { AppContext } from "#api/http/App.ts";
import { chooseEncoding } from "./compress.ts";
import type { CachedResponse, WrittenResponse } from "./createResponseCache.ts";
import { type AnyReply, declared, isKnown } from "./respond.ts";

/** Sends a cached response. Only for calls without a session. */
export async function respondCached(c: AppContext, answer: CachedResponse): Promise<Response> {
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", `public, max-age=${answer.cacheSeconds}`);
  c.header("ETag", answer.etag);
  if (isKnown(c.req.header("if-none-match"), answer.etag)) return c.body(null, 304);
  const encoding = chooseEncoding(c, answer.body.length);
  return c.body(encoding === undefined ? answer.body : await answer.encoded(encoding), 200);
}

/** Serializes a handler's reply for the cache. */
export function write(endpoint: Endpoint, reply: AnyReply): WrittenResponse {
  const { status, cacheSeconds } = reply;
  if (endpoint.session !== "none" || status !== 200 || cacheSeconds === undefined) {
    throw new TypeError(`${endpoint.name} gave an answer that is not for everyone`);
  }
  return { text: JSON.stringify(declared(endpoint, reply)), cacheSeconds };
}
