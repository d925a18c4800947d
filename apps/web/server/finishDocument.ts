import { createHash } from "node:crypto";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { trustInline } from "./trustInline.ts";
import type { WebConfiguration } from "./webConfiguration.ts";

export interface DocumentParts {
  response: Response;
  /** The nonce that the document was rendered with. */
  nonce: string;
  captchaProvider: string | undefined;
  /** Hashes of inline sheets that carry no nonce. */
  sheets: readonly string[];
  configuration: WebConfiguration;
  /** No policy in development: Vite's scripts carry no nonce. */
  isDevelopment: boolean;
}

/** Reads a rendered response to its end and adds its security headers and ETag. */
export async function finishDocument({
  response,
  nonce,
  captchaProvider,
  sheets,
  configuration,
  isDevelopment,
}: DocumentParts): Promise<FinishedDocument> {
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  const text = await response.text();
  const { html, scripts, styles } = isPage
    ? trustInline(text, nonce)
    : { html: text, scripts: [], styles: [] };
  const added = securityHeaders({
    configuration,
    policy: isDevelopment ? null : { scripts, styles: [...sheets, ...styles], captchaProvider },
  });
  for (const [name, value] of Object.entries(added)) headers[name] ??= value;
  const body = Buffer.from(html);
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
