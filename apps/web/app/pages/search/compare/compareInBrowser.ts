import type { Language } from "@sayara/domain/language/Language";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import type { ComparedCar } from "./loadComparedCar.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/** Loads a car of the comparison with its price for the displayed search. */
export async function compareInBrowser(
  slug: string,
  search: RentalSearch,
  language: Language,
): Promise<ComparedCar> {
  const [api, { loadComparedCar }] = await Promise.all([
    openBrowserApi(),
    import("#web/pages/search/Search.lazy.ts"),
  ]);
  return loadComparedCar(api, slug, { search, language });
}
