import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { readPlaceName } from "./readPlaceName.ts";
import type { UnclearPlaces } from "#web/pages/search/SearchOutcome.ts";

/** Returns suggestions for the places of a search that do not exist: the nearest names [LO6]. */
export async function unknownPlaces(
  api: Client,
  { place, dropOff }: Pick<SearchState, "place" | "dropOff">,
  language: Language,
): Promise<UnclearPlaces> {
  const places = await loadPlaces(api, language).catch(() => []);
  const offer = async (slug: string | null) => {
    if (slug === null || places.some((known) => known.slug === slug)) return null;
    const reading = await readPlaceName(api, slug, places);
    const found = reading.state === "one" ? [reading.place] : reading.places;
    return {
      typed: slug,
      isSeveral: reading.state === "several",
      offered: found.map(({ place: known }) => ({ slug: known.slug, name: known.name })),
    };
  };
  return { place: await offer(place), dropOff: await offer(dropOff) };
}
