import type { ListedLocation } from "@sayara/api-client/contract/catalogue/locations";
import { defaultLanguage, type Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import { searchablePlaces } from "@sayara/domain/location/searchablePlaces";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { selectCountries } from "./countryRows.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { plainText } from "@sayara/domain/text/plainText";
import { addOffers } from "./cars/addOffers.ts";
import { readLocationNames } from "./readLocationNames.ts";
import { type PageRequest, readPageOfRows } from "./readPageOfRows.ts";

interface LocationQuery extends PageRequest {
  language: Language;
  s?: string | undefined;
  /** Only places of this kind. */
  kind?: LocationKind | undefined;
}

interface FoundLocations<Item> {
  items: Item[];
  total: number;
}

/**
 * Finds the places that match the search terms in `s`, best first [LO5]. Without terms, returns every place by country
 * and city, each city before the places within it.
 */
export async function findLocations(
  db: Database,
  { s = "", ...query }: LocationQuery,
): Promise<FoundLocations<ListedLocation>> {
  const { language } = query;
  const { items, total } =
    plainText(s) === "" ? await readPage(db, query) : await findPage(db, { ...query, s });
  const placesWithOffers = await addOffers(db, items);
  const countries = await readCountryNames(db, language);
  const listedPlaces = placesWithOffers.map((place) => ({
    ...place,
    countryName: countries.get(place.country) ?? place.country,
  }));
  return { items: listedPlaces, total };
}

/**
 * Returns the number of places of each kind that match the search terms in `s`, or of all places without
 * terms.
 */
export async function countKinds(db: Database, s = ""): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (plainText(s) === "") {
    const rows = await db
      .selectFrom("locations")
      .select(({ fn }) => ["kind", fn.countAll<number>().as("places")])
      .groupBy("kind")
      .execute();
    for (const { kind, places } of rows) counts.set(kind, Number(places));
    return counts;
  }
  for (const { kind } of await findMatches(db, defaultLanguage, s))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

async function readPage(db: Database, { language, kind, ...page }: LocationQuery) {
  const query = selectLocations(db, language)
    .$if(kind !== undefined, (places) => places.where("locations.kind", "=", kind ?? "city"))
    .orderBy("countries.code")
    .orderBy(sql`coalesce(parent_names.search_name, names.search_name)`)
    .orderBy(sql`coalesce(parents.id, locations.id)`)
    .orderBy(sql`parents.id is not null`)
    .orderBy("names.search_name")
    .orderBy("locations.id");
  const { rows, total } = await readPageOfRows(query, page);
  return { items: rows.map(toLocation), total };
}

async function findPage(db: Database, { language, s, kind, page, size }: LocationQuery & { s: string }) {
  const all = await findMatches(db, language, s);
  const matches = kind === undefined ? all : all.filter((place) => place.kind === kind);
  const offset = (page - 1) * size;
  return { items: matches.slice(offset, offset + size), total: matches.length };
}

/** Returns the places that match the search terms, best first [LO5]. */
async function findMatches(db: Database, language: Language, s: string): Promise<Location[]> {
  const places = await readAllLocations(db, language);
  const matches = createPlaceFinder(searchablePlaces(places, await readLocationNames(db))).find(s);
  return matches.map(({ place }) => place);
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
