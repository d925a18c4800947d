import type { CountryWithLocations } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Queries } from "#api/database/Schema.ts";
import { selectCountries } from "./countryRows.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { withOffers } from "./withOffers.ts";

export interface CountriesRequest {
  language: Language;
  /** Only destinations with an image. */
  imageRequired: boolean;
  /** Minimum number of places in a country. */
  minLocations: number;
}

/** Number of places for a country without chosen destinations. */
const USUAL_PLACES = 8;

/**
 * Returns countries with enough places, each with the destinations chosen for the home page, in their order. A country
 * without chosen destinations shows its busiest places: by traffic rank, then by number of cars. A country without
 * places to show is left out.
 */
export async function readCountriesWithLocations(
  db: Queries,
  { language, imageRequired, minLocations }: CountriesRequest,
): Promise<CountryWithLocations[]> {
  const countries = await selectCountries(db, language)
    .where(
      (of) =>
        of
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
  const withChoice = new Set(rows.filter(isChosen).map(({ country_code }) => country_code));
  const candidates = rows.filter((row) => isChosen(row) || !withChoice.has(row.country_code));
  const offered = await withOffers(db, candidates);

  return countries.flatMap(({ code, name }) => {
    const places = offered.filter(({ country_code }) => country_code === code);
    if (places.length === 0) return [];
    const shown = withChoice.has(code) ? places : places.toSorted(byTraffic).slice(0, USUAL_PLACES);
    const locations = shown.map(({ cars, fromDailyPrice, ...row }) => ({
      ...toLocation(row),
      cars,
      fromDailyPrice,
    }));
    return [{ code, name, locations }];
  });
}

/** Reads the places of countries, with those chosen for the home page first, in their order. */
async function readDestinations(
  db: Queries,
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

function isChosen({ featured_rank }: { featured_rank: number | null }): boolean {
  return featured_rank !== null;
}

interface Busy {
  traffic_rank: number | null;
  cars: number;
}

function byTraffic(a: Busy, b: Busy): number {
  return rankOf(a) - rankOf(b) || b.cars - a.cars;
}

function rankOf({ traffic_rank }: Busy): number {
  return traffic_rank ?? Number.MAX_SAFE_INTEGER;
}
