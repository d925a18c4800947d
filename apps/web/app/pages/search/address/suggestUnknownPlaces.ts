import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { readPlaceName } from "./readPlaceName.ts";
import type { UnclearPlaces } from "#web/pages/search/SearchOutcome.ts";

/** Returns the nearest names as suggestions for the places of a search that do not exist [LO6]. */
export async function suggestUnknownPlaces(
  api: Client,
  { place, dropOff }: Pick<SearchState, "place" | "dropOff">,
  language: Language,
): Promise<UnclearPlaces> {
  const places = await loadPlaces(api, language).catch(() => []);
  const suggest = async (slug: string | null) => {
    if (slug === null || places.some((candidate) => candidate.slug === slug)) return null;
    const reading = await readPlaceName(api, slug, places);
    const nearest = reading.state === "one" ? [reading.place] : reading.places;
    return {
      typed: slug,
      hasSeveralMatches: reading.state === "several",
      offered: nearest.map(({ place: candidate }) => ({ slug: candidate.slug, name: candidate.name })),
    };
  };
  return { place: await suggest(place), dropOff: await suggest(dropOff) };
}
