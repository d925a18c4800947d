import type { Language } from "@sayara/domain/language/Language";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

/** Runs an additional search for the displayed page: similar cars, or the next page of an endless list. */
export async function findInBrowser(search: RentalSearch, language: Language): Promise<SearchOutcome> {
  const [api, { load }] = await Promise.all([openBrowserApi(), import("#web/pages/search/Search.lazy.ts")]);
  const { outcome } = await load(api, { search, language, now: new Date() });
  return outcome;
}
