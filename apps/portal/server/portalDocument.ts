import { hashOf } from "@sayara/http-guard/files/hashOf";

interface Document {
  html: string;
  /** Sources of the inline scripts and stylesheets for the Content Security Policy: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Name and addresses of this installation, as read by `readSite` of `@sayara/frontend`. */
export interface PortalSite {
  siteName: string;
  webUrl: string;
  publicApiUrl: string;
  mapStyleUrl: string;
}

/** Writes the installation's name and addresses into the built document, and hashes its inline code. */
export function portalDocument(
  built: string,
  { siteName, webUrl, publicApiUrl, mapStyleUrl }: PortalSite,
): Document {
  const tags = [
    ["application-name", siteName],
    ["sayara-web", webUrl],
    ["sayara-api", publicApiUrl],
    ["sayara-map-style", mapStyleUrl],
  ].map(([name = "", content = ""]) => `<meta name="${name}" content="${escapeAttribute(content)}">`);
  const html = built.replace("<head>", () => `<head><title>${escapeText(siteName)}</title>${tags.join("")}`);
  const hashesOf = (tag: "script" | "style") => {
    const inline = new RegExp(`<${tag}\\b(?![^>]*\\bsrc=)[^>]*>([^]*?)</${tag}>`, "g");
    return [...html.matchAll(inline)].map(([, content = ""]) => hashOf(content));
  };
  return { html, scripts: hashesOf("script"), styles: hashesOf("style") };
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");
