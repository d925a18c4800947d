import type { ListedLocation } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import { searchablePlaces } from "@sayara/domain/location/searchablePlaces";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { selectCountries } from "./countryRows.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { plainText } from "@sayara/domain/text/plainText";
import { addOffers } from "./addOffers.ts";
import { readLocationNames } from "./readLocationNames.ts";
import { type PageRequest, readPageOfRows } from "./readPageOfRows.ts";

/**
 * Finds the places that match the search terms in `s`, best first [LO5]. Without terms, returns every place by country
 * and city, each city before the places within it.
 */
export async function findLocations(
  db: Database,
  { language, s = "", ...page }: PageRequest & { language: Language; s?: string | undefined },
): Promise<{ items: ListedLocation[]; total: number }> {
  const { items, total } =
    plainText(s) === "" ? await readPage(db, language, page) : await findPage(db, { language, s, ...page });
  const placesWithOffers = await addOffers(db, items);
  const countries = await readCountryNames(db, language);
  const listedPlaces = placesWithOffers.map((place) => ({
    ...place,
    countryName: countries.get(place.country) ?? place.country,
  }));
  return { items: listedPlaces, total };
}

async function readPage(db: Database, language: Language, page: PageRequest) {
  const query = selectLocations(db, language)
    .orderBy("countries.code")
    .orderBy(sql`coalesce(parent_names.search_name, names.search_name)`)
    .orderBy(sql`coalesce(parents.id, locations.id)`)
    .orderBy(sql`parents.id is not null`)
    .orderBy("names.search_name")
    .orderBy("locations.id");
  const { rows, total } = await readPageOfRows(query, page);
  return { items: rows.map(toLocation), total };
}

async function findPage(
  db: Database,
  { language, s, page, size }: PageRequest & { language: Language; s: string },
) {
  const places = await readAllLocations(db, language);
  const matches = createPlaceFinder(searchablePlaces(places, await readLocationNames(db))).find(s);
  const offset = (page - 1) * size;
  return { items: matches.slice(offset, offset + size).map(({ place }) => place), total: matches.length };
}

async function readCountryNames(db: Database, language: Language): Promise<Map<string, string>> {
  const rows = await selectCountries(db, language).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Returns all places: the busiest airports first, then by name [LO7]. Each has a position. */
export async function readAllLocations(db: Database, language: Language): Promise<Location[]> {
  const rows = await selectLocations(db, language)
    .orderBy("locations.traffic_rank")
    .orderBy("names.search_name")
    .orderBy("locations.id")
    .execute();
  return rows.map(toLocation);
}

export async function readLocationsById(
  db: Database,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Map<string, Location>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLocations(db, language).where("locations.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, toLocation(row)]));
}
