import { isStorable } from "./isStorable.ts";

const name = "sayara.offlinePages";
const languages = ["fr", "en", "es"];
const fallback = "fr";
/** Key of the visitor's language among the pages. */
const languageKey = "/offline/language";

const addressOf = (language: string) => `/offline?l=${language}`;

/** Stores the page that is shown in place of the browser's where no server is reached, in every language. */
export async function storeOfflinePages(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    languages.map(async (language) => {
      const answer = await fetch(addressOf(language), { credentials: "omit", cache: "no-store" });
      if (isStorable(answer)) await cache.put(addressOf(language), answer);
    }),
  );
}

export async function rememberLanguage(language: string): Promise<void> {
  if (languages.includes(language)) await (await caches.open(name)).put(languageKey, new Response(language));
}

/** Returns the page for an address: in its language, else in the visitor's. */
export async function findOfflinePage(address: URL): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const visitors = (await (await cache.match(languageKey))?.text()) ?? fallback;
  return (
    (await cache.match(addressOf(address.searchParams.get("l") ?? visitors))) ??
    cache.match(addressOf(visitors))
  );
}
