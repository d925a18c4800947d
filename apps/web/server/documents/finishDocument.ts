import { createHash } from "node:crypto";
import { stylesheetPlaceholder } from "#web/request/document/RenderedDocument.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { securityHeaders } from "../security/securityHeaders.ts";
import { trustInline } from "../security/trustInline.ts";
import type { WebConfiguration } from "../webConfiguration.ts";

/** A page's inline stylesheet, encoded and hashed once. */
export interface InlineSheet {
  bytes: Buffer;
  /** Source for the policy: `'sha256-…'`. */
  hash: string;
}

export interface DocumentParts {
  /** Status and headers. */
  response: Response;
  /** Text of the body, whatever its type. */
  html: string;
  /** Replaces `stylesheetPlaceholder`; null if there is none. */
  sheet: InlineSheet | null;
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
  sheet,
  nonce,
  captchaProvider,
  configuration,
  isDevelopment,
}: DocumentParts): FinishedDocument {
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  const { html, scripts, styles } = isPage
    ? trustInline(text, nonce)
    : { html: text, scripts: [], styles: [] };
  const added = securityHeaders({
    configuration,
    policy: isDevelopment
      ? null
      : { scripts, styles: sheet === null ? styles : [sheet.hash, ...styles], captchaProvider },
  });
  for (const [name, value] of Object.entries(added)) headers[name] ??= value;
  const body = sheet === null ? Buffer.from(html) : insertStylesheet(html, sheet.bytes);
  // A changed policy must change the ETag.
  const etag = createHash("sha1")
    .update(body)
    .update(headers["content-security-policy"] ?? "");
  return {
    status: response.status,
    headers,
    body,
    etag: `W/"${etag.digest("base64url")}"`,
    packed: new Map(),
  };
}

function insertStylesheet(html: string, sheet: Buffer): Buffer<ArrayBuffer> {
  const start = html.indexOf(stylesheetPlaceholder);
  if (start === -1) return Buffer.from(html);
  const end = start + stylesheetPlaceholder.length;
  return Buffer.concat([Buffer.from(html.slice(0, start)), sheet, Buffer.from(html.slice(end))]);
}
