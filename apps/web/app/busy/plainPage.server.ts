import type { Language } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";

export interface PlainPageOptions {
  language: Language;
  siteName: string;
  /** Nonce of inline code, for the content security policy. */
  nonce: string;
}

interface PlainPage extends PlainPageOptions {
  heading: string;
  paragraphs: readonly string[];
  /** Label of the link that reloads the URL. */
  reloadLabel: string;
  script?: string;
}

/** System colours, which follow the visitor's theme. */
const stylesheet = `:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem}
h1{font-size:1.75rem;line-height:1.2}
a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600}`;

/** Returns a self-contained page: a heading, paragraphs, and a link to the same URL. */
export function plainPage({
  language,
  siteName,
  nonce,
  heading,
  paragraphs,
  reloadLabel,
  script,
}: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${escape(siteName)}</title>
<style nonce="${nonce}">${stylesheet}</style>
</head>
<body>
<main>
<p>${escape(siteName)}</p>
<h1>${heading}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")}
<p><a href="">${reloadLabel}</a></p>
</main>${script === undefined ? "" : `\n<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
