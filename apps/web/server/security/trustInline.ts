import { createHash } from "node:crypto";

export interface TrustedDocument {
  html: string;
  /** Sources for the policy: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/**
 * Removes the nonce of a rendered document and returns the hashes of the scripts and sheets that carry it. Injected
 * code does not carry the nonce, so the policy does not allow it. Without a nonce the document may be sent to many.
 */
export function trustInline(html: string, nonce: string): TrustedDocument {
  const trusted = { scripts: new Set<string>(), styles: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
  for (const [, tag, attributes = "", content = ""] of html.matchAll(inline)) {
    if (!attributes.includes(mark) || content === "") continue;
    trusted[tag === "style" ? "styles" : "scripts"].add(hashOf(content));
  }
  return {
    html: html.replaceAll(mark, ""),
    scripts: [...trusted.scripts],
    styles: [...trusted.styles],
  };
}

/** Returns a source of the policy: `'sha256-…'`. */
export function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
