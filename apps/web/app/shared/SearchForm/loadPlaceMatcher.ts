import { locationNames, type LocationNames } from "@sayara/api-client/contract/catalogue/locations";
import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import type { Location } from "@sayara/domain/location/Location";
import { searchablePlaces } from "@sayara/domain/location/searchablePlaces";
import type { PlaceComboboxProps } from "@sayara/ui/PlaceCombobox/PlaceCombobox";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { readRecentSearches, type RecentSearch } from "./recentSearches.ts";

type PlaceGuide = Awaited<ReturnType<PlaceComboboxProps["loadGuide"]>>;

interface PlaceGuideOptions {
  places: readonly Location[];
  headings: { recent: string; airports: string; cities: string };
  /**
   * Returns the description of a recent search, and a callback that applies its dates. If absent, recent
   * searches are not suggested.
   */
  describeRecent?: ((search: RecentSearch) => { detail?: string; onPick?: () => void }) | undefined;
}

/** Returns a place field's list of places and its matcher [LO1–LO7]. Browser only. */
export async function loadPlaceMatcher({
  places,
  headings,
  describeRecent,
}: PlaceGuideOptions): Promise<PlaceGuide> {
  const finder = createPlaceFinder(searchablePlaces(places, await loadNames()));
  const slugs = (matches: readonly { place: Location }[]) => matches.map(({ place }) => place.slug);
  const knownSlugs = new Set(places.map(({ slug }) => slug));
  const recentSearches =
    describeRecent === undefined ? [] : readRecentSearches().filter(({ place }) => knownSlugs.has(place));
  const sections = [
    {
      label: headings.recent,
      entries: recentSearches.map((search) => ({ value: search.place, ...describeRecent?.(search) })),
    },
    {
      label: headings.airports,
      entries: places.filter(({ kind }) => kind === "airport").map(({ slug }) => ({ value: slug })),
    },
    { label: headings.cities, entries: citiesWithParts(places) },
  ];
  return {
    sections: sections.filter(({ entries }) => entries.length > 0),
    search(typed) {
      const resolution = finder.resolve(typed);
      return {
        matches: slugs(resolution.state === "none" ? [] : finder.find(typed)),
        resolved: resolution.state === "one" ? resolution.place.place.slug : null,
        suggestions: resolution.state === "one" ? [] : slugs(resolution.places),
      };
    },
  };
}

/** Every city, followed by the airports, ports and towns that belong to it. */
function citiesWithParts(places: readonly Location[]) {
  const cities = places.filter(({ parent, kind }) => parent === null && kind !== "airport");
  return cities.flatMap(({ slug }) => [
    { value: slug },
    ...places
      .filter(({ parent }) => parent?.slug === slug)
      .map((part) => ({ value: part.slug, isNested: true })),
  ]);
}

let names: Promise<LocationNames[]> | undefined;

/** Loads the names once per visit. Without them, places can be found only by their names in the page's language. */
function loadNames(): Promise<LocationNames[]> {
  names ??= request().catch(() => {
    names = undefined;
    return [];
  });
  return names;
}

async function request(): Promise<LocationNames[]> {
  const api = await openBrowserApi();
  const outcome = await api(locationNames, {});
  if (!outcome.ok) throw new Error(`names were refused: ${outcome.refusal.code}`);
  return outcome.data;
}
