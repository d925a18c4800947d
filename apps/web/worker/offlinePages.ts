import { defaultLanguage, languages } from "@sayara/domain/language/Language";
import { isStorable } from "./isStorable.ts";

const name = "sayara.offlinePages";
/** Cache key of the visitor's language. */
const languageKey = "/offline/language";

const addressOf = (language: string) => `/offline?l=${language}`;

/**
 * Caches the offline page in every language. It replaces the browser's error page when the server cannot be reached.
 */
export async function storeOfflinePages(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(addressOf(language), { credentials: "omit", cache: "no-store" });
      if (isStorable(response)) await cache.put(addressOf(language), response);
    }),
  );
}

export async function rememberLanguage(language: string): Promise<void> {
  if (languages.some((known) => known === language))
    await (await caches.open(name)).put(languageKey, new Response(language));
}

/** Returns the offline page for a URL: in the language of the URL, otherwise in the visitor's. */
export async function findOfflinePage(address: URL): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const visitorLanguage = (await (await cache.match(languageKey))?.text()) ?? defaultLanguage;
  return (
    (await cache.match(addressOf(address.searchParams.get("l") ?? visitorLanguage))) ??
    cache.match(addressOf(visitorLanguage))
  );
}
