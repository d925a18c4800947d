import { i18n, type Messages } from "@lingui/core";
import { directionOf } from "@sayara/domain/language/directionOf";
import type { Language } from "@sayara/domain/language/Language";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { useLanguage } from "./useLanguage.ts";

/** Pages whose messages are loaded in the current language. */
const pages = new Set<string>();

/**
 * Changes the browser's language and loads the messages of `page` and of every page visited before. Throws if the
 * messages cannot be loaded; the language is then unchanged.
 */
export async function showLanguage(language: Language, page?: string): Promise<void> {
  if (page !== undefined) pages.add(page);
  let messages: Messages;
  let count: number;
  do {
    count = pages.size;
    messages = await loadMessages(language);
  } while (pages.size > count);
  await setIsolation(language);
  i18n.loadAndActivate({ locale: language, locales: `${language}-u-nu-latn`, messages });
  useLanguage.setState({ language });
}

/**
 * Adds the messages of a page or a lazy island in the language that is current once they have loaded. Emits
 * no change event, because the provider would then re-render, and React would discard the parts of the
 * document that are not hydrated yet.
 */
export async function addPageMessages(page: string): Promise<void> {
  const { language } = useLanguage.getState();
  const messages = await frontendConfiguration().loadPageMessages(language, page);
  if (useLanguage.getState().language !== language) return addPageMessages(page);
  if (pages.has(page)) return;
  pages.add(page);
  Object.assign(i18n.messages, messages);
}

/**
 * Makes the shared `i18n` isolate the values in messages of a right-to-left language, as `setupLanguage`
 * does. The macros use this instance, so an `IsolatingI18n` instance cannot replace it. Other languages load
 * no extra file.
 */
async function setIsolation(language: Language): Promise<void> {
  if (directionOf(language) === "rtl") {
    const { IsolatingI18n } = await import("@sayara/i18n/bidi/IsolatingI18n");
    i18n._ = IsolatingI18n.prototype._;
  } else {
    Reflect.deleteProperty(i18n, "_");
  }
  i18n.t = i18n._.bind(i18n);
}

async function loadMessages(language: Language): Promise<Messages> {
  const { loadLayoutMessages, loadPageMessages } = frontendConfiguration();
  const messages = [
    loadLayoutMessages(language),
    ...[...pages].map((page) => loadPageMessages(language, page)),
  ];
  return Object.assign({}, ...(await Promise.all(messages)));
}
