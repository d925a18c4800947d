import { createHash } from "node:crypto";
import { stylesheetPlaceholder } from "#web/request/document/RenderedDocument.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { securityHeaders } from "../security/securityHeaders.ts";
import { trustInline } from "../security/trustInline.ts";
import type { WebConfiguration } from "../webConfiguration.ts";

/** A page's inline stylesheet, encoded and hashed once. */
export interface InlineStylesheet {
  bytes: Buffer;
  /** Source for the policy: `'sha256-…'`. */
  hash: string;
}

export interface DocumentOptions {
  /** Status and headers. */
  response: Response;
  /** Text of the body, whatever its type. */
  html: string;
  /** Replaces `stylesheetPlaceholder`; null if there is none. */
  stylesheet: InlineStylesheet | null;
  /** The nonce with which the document was rendered. */
  nonce: string;
  captchaProvider: string | undefined;
  configuration: WebConfiguration;
  /** In development there is no policy: Vite's scripts carry no nonce. */
  isDevelopment: boolean;
}

/** Returns the response as a document with its stylesheet, security headers and ETag. */
export function finishDocument({
  response,
  html: text,
  stylesheet,
  nonce,
  captchaProvider,
  configuration,
  isDevelopment,
}: DocumentOptions): FinishedDocument {
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  const { html, scripts, styles } = isPage
    ? trustInline(text, nonce)
    : { html: text, scripts: [], styles: [] };
  const defaultHeaders = securityHeaders({
    configuration,
    policy: isDevelopment
      ? null
      : { scripts, styles: stylesheet === null ? styles : [stylesheet.hash, ...styles], captchaProvider },
  });
  for (const [name, value] of Object.entries(defaultHeaders)) headers[name] ??= value;
  const body = stylesheet === null ? Buffer.from(html) : insertStylesheet(html, stylesheet.bytes);
  // A changed policy must change the ETag.
  const etag = createHash("sha1")
    .update(body)
    .update(headers["content-security-policy"] ?? "");
  return {
    status: response.status,
    headers,
    body,
    etag: `W/"${etag.digest("base64url")}"`,
    compressed: new Map(),
  };
}

function insertStylesheet(html: string, stylesheet: Buffer): Buffer<ArrayBuffer> {
  const start = html.indexOf(stylesheetPlaceholder);
  if (start === -1) return Buffer.from(html);
  const end = start + stylesheetPlaceholder.length;
  return Buffer.concat([Buffer.from(html.slice(0, start)), stylesheet, Buffer.from(html.slice(end))]);
}
