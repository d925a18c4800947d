import type { Client } from "@sayara/api-client/client/createClient";
import { locationsWithPosition } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";

const cache = new WeakMap<Client, Map<Language, Promise<Location[]>>>();

/** Loads all places of the marketplace, once per client: per page on the server, per visit in the browser. */
export function loadPlaces(api: Client, language: Language): Promise<Location[]> {
  const byLanguage = cache.get(api) ?? new Map<Language, Promise<Location[]>>();
  cache.set(api, byLanguage);
  const places = byLanguage.get(language) ?? request(api, language);
  byLanguage.set(language, places);
  // The next page retries after a failure.
  places.catch(() => byLanguage.delete(language));
  return places;
}

async function request(api: Client, language: Language): Promise<Location[]> {
  const outcome = await api(locationsWithPosition, { params: { language } });
  if (!outcome.ok) throw new Error(`places were refused: ${outcome.refusal.code}`);
  return outcome.data;
}
