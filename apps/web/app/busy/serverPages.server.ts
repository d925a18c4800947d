import type { Messages } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { setupLanguage } from "@sayara/i18n/setupLanguage";
import { type PlainPageOptions, plainPage } from "./plainPage.server.ts";

/** Returns a document rendered without React. */
export type ServerPage = (options: PlainPageOptions) => string;

const catalogues = import.meta.glob<{ messages: Messages }>("./locales/*.po", { eager: true });
const reloadLabel = msg`Load the page again`;

const busyMessages = {
  heading: msg`Too many visitors at once`,
  advice: [msg`Nothing is lost. Please wait a few seconds, then load the page again.`],
};

const offlineMessages = {
  heading: msg`You are not connected`,
  advice: [
    msg`Nothing is lost: the address of this page keeps what you asked for.`,
    msg`The page loads by itself once the connection is back.`,
  ],
};

/** The 503 page for a full render queue. Rendered once per language. */
export const busyPage: ServerPage = (options) => renderPage(options, busyMessages);

/**
 * The page that the service worker shows while no server is reachable. Rendered once per language. A network that
 * regains internet access fires no event, so the page also polls the site every 10 seconds.
 */
export const offlinePage: ServerPage = (options) => renderPage(options, offlineMessages, reloadScript);

const reloadScript = `addEventListener("online",()=>location.reload())
setInterval(()=>fetch("/health",{cache:"no-store"}).then(({ok})=>ok&&location.reload(),()=>{}),10000)`;

function renderPage(
  options: PlainPageOptions,
  { heading, advice }: typeof busyMessages,
  script?: string,
): string {
  const { language } = options;
  const messages = catalogues[`./locales/${language}.po`]?.messages ?? {};
  const i18n = setupLanguage(language, messages);
  return plainPage({
    ...options,
    heading: i18n._(heading),
    paragraphs: advice.map((message) => i18n._(message)),
    reloadLabel: i18n._(reloadLabel),
    ...(script !== undefined && { script }),
  });
}
