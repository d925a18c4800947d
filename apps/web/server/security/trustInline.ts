import { hashOf } from "@sayara/http-guard/files/hashOf";

export interface TrustedDocument {
  html: string;
  /** Sources for the Content Security Policy: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/**
 * Removes the nonce from a rendered document and returns the hashes of the scripts and stylesheets that carry it.
 * Injected code does not carry the nonce, so the policy does not allow it. Without a nonce, the document can be sent to
 * several visitors.
 */
export function trustInline(html: string, nonce: string): TrustedDocument {
  const trusted = { scripts: new Set<string>(), styles: new Set<string>() };
  const nonceAttribute = ` nonce="${nonce}"`;
  const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
  for (const [, tag, attributes = "", content = ""] of html.matchAll(inline)) {
    if (!attributes.includes(nonceAttribute) || content === "") continue;
    trusted[tag === "style" ? "styles" : "scripts"].add(hashOf(content));
  }
  return {
    html: html.replaceAll(nonceAttribute, ""),
    scripts: [...trusted.scripts],
    styles: [...trusted.styles],
  };
}
