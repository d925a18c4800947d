import { type Messages, setupI18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "@sayara/domain/language/Language";
import { messages as en } from "./locales/en.po";
import { messages as es } from "./locales/es.po";
import { messages as fr } from "./locales/fr.po";

interface BusyPageOptions {
  language: Language;
  siteName: string;
  /** Nonce of the inline style sheet, for the content security policy. */
  nonce: string;
}

export type BusyPage = (options: BusyPageOptions) => string;

const words: Record<Language, Messages> = { fr, en, es };
const title = msg`Too many visitors at once`;
const advice = msg`Nothing is lost. Please wait a few seconds, then load the page again.`;
const again = msg`Load the page again`;

/** System colours, which follow the visitor's theme. */
const sheet = `:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem}
h1{font-size:1.75rem;line-height:1.2}
a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600}`;

/** The 503 page while the render queue is full. Rendered once per language, without React. Its link loads the same address. */
export const busyPage: BusyPage = ({ language, siteName, nonce }) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: words[language] } });
  const heading = i18n._(title);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${escape(siteName)}</title>
<style nonce="${nonce}">${sheet}</style>
</head>
<body>
<main>
<p>${escape(siteName)}</p>
<h1>${heading}</h1>
<p>${i18n._(advice)}</p>
<p><a href="">${i18n._(again)}</a></p>
</main>
</body>
</html>
`;
};

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
