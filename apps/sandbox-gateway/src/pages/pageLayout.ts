import { directionOf } from "@sayara/domain/language/directionOf";
import { html, type Html } from "./html.ts";
import type { PageView } from "./PageView.ts";

/** Returns a complete HTML document around the body's markup. */
export function pageLayout({ language, theme }: PageView, title: string, body: Html, script = ""): Html {
  return html`<!doctype html>
    <html
      lang="${language}"
      dir="${directionOf(language)}"
      ${theme === undefined ? null : html` data-theme="${theme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
        ${script !== "" && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}
