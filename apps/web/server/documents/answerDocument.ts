import { chooseEncoding, compress } from "../files/compress.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";

export interface DocumentRequest {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** A cookie for this response only. */
  setCookie: string | undefined;
}

/** Returns a finished document as a response: compressed (once per encoding), or 304 if the ETag matches. */
export function answerDocument(document: FinishedDocument, request: DocumentRequest): Response {
  const headers: Record<string, string> = { ...document.headers, vary: "Accept-Encoding" };
  if (request.setCookie !== undefined) headers["set-cookie"] = request.setCookie;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && document.status === 200) {
    headers["etag"] = document.etag;
    if (isKnown(request.ifNoneMatch, document.etag)) return new Response(null, { status: 304, headers });
  }

  const encoding = isText(document) ? chooseEncoding(request.acceptEncoding ?? "") : null;
  let { body } = document;
  if (encoding !== null) {
    body = document.packed.get(encoding) ?? compress(document.body, encoding);
    document.packed.set(encoding, body);
    headers["content-encoding"] = encoding;
  }
  const hasBody = document.status !== 204 && document.status !== 304 && document.body.length > 0;
  if (hasBody) headers["content-length"] = String(body.length);
  // Node writes these bytes without a copy, so clients share a document's body however slowly they read.
  const sent = hasBody && request.method !== "HEAD" ? body : null;
  return new Response(sent, { status: document.status, headers });
}

function isText({ headers, body }: FinishedDocument): boolean {
  return body.length > 0 && /^text\/|json|javascript|x-script/.test(headers["content-type"] ?? "");
}

/** Compares ETags without their weak prefix `W/`, which proxies may add or remove. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => bare(tag) === bare(etag)) ?? false;
}
