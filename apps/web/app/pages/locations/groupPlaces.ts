import type { ListedLocation } from "@sayara/api-client/contract/catalogue/locations";
import type { Location } from "@sayara/domain/location/Location";

export interface ListedPlace extends Pick<Location, "slug" | "name" | "kind" | "code"> {
  cars: number;
  /** Lowest price of one rental day in TND, commission included. Null if there is no car. */
  lowestDayPrice: number | null;
}

export interface PlaceGroup {
  slug: string;
  name: string;
  /** The city itself; null if it is on another page or does not match the search text. */
  city: ListedPlace | null;
  /** Airports, ports and quarters of the city. */
  nestedPlaces: ListedPlace[];
}

export interface ListedCountry {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  name: string;
  groups: PlaceGroup[];
}

/** Groups places by country and city, in the order in which each first appears. */
export function groupPlaces(
  places: readonly ListedLocation[],
  dayPrice: (dailyPrice: number) => number,
): ListedCountry[] {
  const countries: ListedCountry[] = [];
  for (const place of places) {
    const country = findOrAdd(countries, ({ code }) => code === place.country, {
      code: place.country,
      name: place.countryName,
      groups: [],
    });
    const { slug, name } = place.parent ?? place;
    const group = findOrAdd(country.groups, (candidate) => candidate.slug === slug, {
      slug,
      name,
      city: null,
      nestedPlaces: [],
    });
    const listedPlace = toListedPlace(place, dayPrice);
    if (place.parent === null) group.city = listedPlace;
    else group.nestedPlaces.push(listedPlace);
  }
  return countries;
}

/** Returns the first entry for which `matches` is true, or adds and returns a new one. */
function findOrAdd<Entry>(entries: Entry[], matches: (entry: Entry) => boolean, newEntry: Entry): Entry {
  const existing = entries.find(matches);
  if (existing !== undefined) return existing;
  entries.push(newEntry);
  return newEntry;
}

function toListedPlace(
  { slug, name, kind, code, cars, fromDailyPrice }: ListedLocation,
  dayPrice: (dailyPrice: number) => number,
): ListedPlace {
  return {
    slug,
    name,
    kind,
    code,
    cars,
    lowestDayPrice: fromDailyPrice === null ? null : dayPrice(fromDailyPrice),
  };
}
