import { createHash } from "node:crypto";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as v from "valibot";
import type { AppContext } from "#api/server/http/App.ts";
import { compress } from "./compress.ts";

export interface AnyReply {
  status: number;
  data: unknown;
  cacheSeconds?: number;
  /** Version of a file. A caller that already has this version gets 304. */
  etag?: string;
}

/** A serialized reply. The code that serialized it has already validated it. */
export interface SerializedReply {
  status: number;
  serialized: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a handler's reply. Drops properties outside the schema, so that a new column does not leak. A reply that
 * violates its schema is a fault.
 */
export async function respond(
  c: AppContext,
  endpoint: Endpoint,
  reply: AnyReply | SerializedReply,
): Promise<Response> {
  const status = reply.status as 200;
  if ("serialized" in reply) {
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(reply.serialized, status);
  }
  const data = validateReply(endpoint, reply);
  if (data === undefined) return c.body(null, status);
  if (endpoint.media !== undefined && data instanceof Blob) {
    const isText = endpoint.media.startsWith("text/");
    if (reply.etag !== undefined) {
      const etag = `"${reply.etag}"`;
      c.header("ETag", etag);
      if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    }
    c.header("Content-Type", isText ? `${endpoint.media}; charset=utf-8` : endpoint.media);
    return c.body(await data.arrayBuffer(), status);
  }
  const body = JSON.stringify(data);
  c.header("Content-Type", "application/json; charset=utf-8");
  if (reply.cacheSeconds !== undefined && !endpoint.secretInUrl) {
    // Weak, because it is the same for each encoding.
    const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    c.header("Cache-Control", `public, max-age=${reply.cacheSeconds}`);
    c.header("ETag", etag);
    if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  }
  // A personal response is not compressed: its length would reveal secrets next to an attacker's input (BREACH).
  return endpoint.session === "none" ? compress(c, body, status) : c.body(body, status);
}

export function validateReply(endpoint: Endpoint, { status, data }: AnyReply): unknown {
  const schema = endpoint.responses[status];
  const result = schema && v.safeParse(schema, data);
  if (result?.success) return result.output;
  const paths = result?.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? "body"} (${issue.type})`);
  throw new TypeError(`${endpoint.name} gave an undeclared answer: ${status} ${paths?.join(", ") ?? ""}`);
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => opaque(tag) === opaque(etag)) ?? false;
}
