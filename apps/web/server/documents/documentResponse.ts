import { chooseEncoding, compress } from "@sayara/http-guard/files/compress";
import type { FinishedDocument } from "./FinishedDocument.ts";

export interface DocumentRequest {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** A cookie for this response only. */
  setCookie: string | undefined;
}

/** Returns a finished document as a response: compressed (once per encoding), or 304 if the ETag matches. */
export function documentResponse(document: FinishedDocument, request: DocumentRequest): Response {
  const headers: Record<string, string> = { ...document.headers, vary: "Accept-Encoding" };
  if (request.setCookie !== undefined) headers["set-cookie"] = request.setCookie;
  const isGetOrHead = request.method === "GET" || request.method === "HEAD";
  if (isGetOrHead && document.status === 200) {
    headers["etag"] = document.etag;
    if (matchesEtag(request.ifNoneMatch, document.etag)) return new Response(null, { status: 304, headers });
  }

  const encoding = isText(document) ? chooseEncoding(request.acceptEncoding ?? "") : null;
  let { body } = document;
  if (encoding !== null) {
    body = document.compressed.get(encoding) ?? compress(document.body, encoding);
    document.compressed.set(encoding, body);
    headers["content-encoding"] = encoding;
  }
  const hasBody = document.status !== 204 && document.status !== 304 && document.body.length > 0;
  if (hasBody) headers["content-length"] = String(body.length);
  // Node writes these bytes without a copy, so clients share a document's body however slowly they read.
  const responseBody = hasBody && request.method !== "HEAD" ? body : null;
  return new Response(responseBody, { status: document.status, headers });
}

function isText({ headers, body }: FinishedDocument): boolean {
  return body.length > 0 && /^text\/|json|javascript|x-script/.test(headers["content-type"] ?? "");
}

/** Compares ETags without their weak prefix `W/`, which proxies may add or remove. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => withoutPrefix(tag) === withoutPrefix(etag)) ?? false;
}
