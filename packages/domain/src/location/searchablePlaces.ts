import type { Location } from "./Location.ts";
import type { SearchablePlace } from "./SearchablePlace.ts";

/**
 * Joins places with all their names, as input for `createPlaceFinder`. A place without further names is found only by
 * its name in the language of `places`.
 *
 * @example
 * createPlaceFinder(searchablePlaces(places, names)).find("jerba").map(({ place }) => place.slug);
 */
export function searchablePlaces<Place extends Pick<Location, "slug" | "name" | "kind" | "code" | "parent">>(
  places: readonly Place[],
  names: readonly { slug: string; names: readonly string[] }[],
): (SearchablePlace & { place: Place })[] {
  const bySlug = new Map(names.map((place) => [place.slug, place.names]));
  const namesOf = ({ slug, name }: { slug: string; name: string }) => [name, ...(bySlug.get(slug) ?? [])];
  return places.map((place) => ({
    place,
    kind: place.kind,
    code: place.code,
    names: namesOf(place),
    parentNames: place.parent === null ? [] : namesOf(place.parent),
  }));
}
