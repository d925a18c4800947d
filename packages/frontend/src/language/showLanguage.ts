import { i18n, type Messages } from "@lingui/core";
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
  i18n.loadAndActivate({ locale: language, messages });
  useLanguage.setState({ language });
}

/**
 * Adds the messages of a page or a lazy island in the language that is current once they have loaded. Emits no change
 * event: the provider would render again, and React would discard the parts of the document that are not hydrated yet.
 */
export async function addPageMessages(page: string): Promise<void> {
  const { language } = useLanguage.getState();
  const messages = await frontendConfiguration().loadPageMessages(language, page);
  if (useLanguage.getState().language !== language) return addPageMessages(page);
  if (pages.has(page)) return;
  pages.add(page);
  Object.assign(i18n.messages, messages);
}

async function loadMessages(language: Language): Promise<Messages> {
  const { loadLayoutMessages, loadPageMessages } = frontendConfiguration();
  const messages = [
    loadLayoutMessages(language),
    ...[...pages].map((page) => loadPageMessages(language, page)),
  ];
  return Object.assign({}, ...(await Promise.all(messages)));
}
