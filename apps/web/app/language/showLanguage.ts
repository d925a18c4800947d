import { i18n, type Messages } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { loadPageWords, loadFrameWords } from "./loadCatalogue.client.ts";
import { useLanguage } from "./useLanguage.ts";

/** Pages whose words are loaded in the shown language. */
const pages = new Set<string>();

/**
 * Changes the browser's language and loads the words of `page` and of every page visited before. Throws if the words
 * cannot be loaded; the shown language is then unchanged.
 */
export async function showLanguage(language: Language, page?: string): Promise<void> {
  if (page !== undefined) pages.add(page);
  let messages: Messages;
  let count: number;
  do {
    count = pages.size;
    messages = await loadWords(language);
  } while (pages.size > count);
  i18n.loadAndActivate({ locale: language, messages });
  useLanguage.setState({ language });
}

/**
 * Adds the words of a page or a lazy island, in the language that is shown once they have loaded. Emits no change:
 * the provider would render again, and React would discard the parts of the document that are not hydrated yet.
 */
export async function addPageWords(page: string): Promise<void> {
  const { language } = useLanguage.getState();
  const messages = await loadPageWords(language, page);
  if (useLanguage.getState().language !== language) return addPageWords(page);
  if (pages.has(page)) return;
  pages.add(page);
  Object.assign(i18n.messages, messages);
}

async function loadWords(language: Language): Promise<Messages> {
  const words = [loadFrameWords(language), ...[...pages].map((page) => loadPageWords(language, page))];
  return Object.assign({}, ...(await Promise.all(words)));
}
