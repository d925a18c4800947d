import type { CountryWithLocations } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Database } from "#api/database/Schema.ts";
import { selectCountries } from "./countryRows.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { addOffers } from "./cars/addOffers.ts";

export interface CountriesRequest {
  language: Language;
  /** Only destinations with an image. */
  imageRequired: boolean;
  /** Minimum number of places in a country. */
  minLocations: number;
}

/** Maximum number of places of a country without featured places. */
const DEFAULT_PLACE_COUNT = 8;

/**
 * Returns the countries with at least `minLocations` places, each with its featured places by rank. A country without
 * featured places has its busiest ones instead: by traffic rank, then by number of cars. Countries without a place to
 * show are omitted.
 */
export async function readCountriesWithLocations(
  db: Database,
  { language, imageRequired, minLocations }: CountriesRequest,
): Promise<CountryWithLocations[]> {
  const countries = await selectCountries(db, language)
    .where(
      (eb) =>
        eb
          .selectFrom("locations")
          .whereRef("locations.country_id", "=", "countries.id")
          .select(({ fn }) => fn.countAll<number>().as("count")),
      ">=",
      minLocations,
    )
    .orderBy("country_names.name")
    .execute();
  const codes = countries.map(({ code }) => code);
  const rows = await readDestinations(db, { language, imageRequired, codes });
  const countriesWithFeatured = new Set(rows.filter(isFeatured).map(({ country_code }) => country_code));
  const candidates = rows.filter((row) => isFeatured(row) || !countriesWithFeatured.has(row.country_code));
  const placesWithOffers = await addOffers(db, candidates);

  return countries.flatMap(({ code, name }) => {
    const places = placesWithOffers.filter(({ country_code }) => country_code === code);
    if (places.length === 0) return [];
    const shownPlaces = countriesWithFeatured.has(code)
      ? places
      : places.toSorted(byTraffic).slice(0, DEFAULT_PLACE_COUNT);
    const locations = shownPlaces.map(({ cars, fromDailyPrice, ...row }) => ({
      ...toLocation(row),
      cars,
      fromDailyPrice,
    }));
    return [{ code, name, locations }];
  });
}

/** Reads the places of countries: the featured ones first, by rank. */
async function readDestinations(
  db: Database,
  { language, imageRequired, codes }: Omit<CountriesRequest, "minLocations"> & { codes: readonly string[] },
) {
  if (codes.length === 0) return [];
  const places = selectLocations(db, language)
    .select(["locations.featured_rank", "locations.traffic_rank"])
    .where("countries.code", "in", codes);
  return (imageRequired ? places.where("locations.image", "is not", null) : places)
    .orderBy("locations.featured_rank")
    .orderBy("locations.slug")
    .execute();
}

function isFeatured({ featured_rank }: { featured_rank: number | null }): boolean {
  return featured_rank !== null;
}

interface RankedPlace {
  traffic_rank: number | null;
  cars: number;
}

function byTraffic(a: RankedPlace, b: RankedPlace): number {
  return rankOf(a) - rankOf(b) || b.cars - a.cars;
}

function rankOf({ traffic_rank }: RankedPlace): number {
  return traffic_rank ?? Number.MAX_SAFE_INTEGER;
}
