import type { CountryWithLocations } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import type { Queries } from "#api/database/Schema.ts";
import { selectCountries } from "./countryRows.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { withOffers } from "./withOffers.ts";

export interface CountriesRequest {
  language: Language;
  /** Only destinations with a picture of their own. */
  imageRequired: boolean;
  /** Least number of a country's places. */
  minLocations: number;
}

/** Number of places of a country that has no chosen destinations. */
const USUAL_PLACES = 8;

/**
 * Returns countries with enough places, each with the destinations chosen for the home page, in their order. Without
 * any it has its busiest places: by traffic rank, then by number of cars. One without places to show is left out.
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

  const listed = await Promise.all(
    countries.map(async ({ code, name }) => {
      const request = { language, imageRequired, country: code };
      const chosen = await readChosen(db, request);
      return { code, name, locations: chosen.length > 0 ? chosen : await readBusiest(db, request) };
    }),
  );
  return listed.filter(({ locations }) => locations.length > 0);
}

type DestinationsRequest = Omit<CountriesRequest, "minLocations"> & { country: string };

function selectDestinations(db: Queries, { language, imageRequired, country }: DestinationsRequest) {
  const places = selectLocations(db, language)
    .select("locations.traffic_rank")
    .where("countries.code", "=", country);
  return imageRequired ? places.where("locations.image", "is not", null) : places;
}

async function readChosen(db: Queries, request: DestinationsRequest) {
  const rows = await selectDestinations(db, request)
    .where("locations.featured_rank", "is not", null)
    .orderBy("locations.featured_rank")
    .orderBy("locations.slug")
    .execute();
  return withOffers(db, rows.map(toLocation));
}

async function readBusiest(db: Queries, request: DestinationsRequest) {
  const rows = await selectDestinations(db, request).orderBy("locations.slug").execute();
  const ranks = new Map(rows.map(({ id, traffic_rank }) => [id, traffic_rank ?? Number.MAX_SAFE_INTEGER]));
  const rankOf = ({ id }: { id: string }) => ranks.get(id) ?? 0;
  const offered = await withOffers(db, rows.map(toLocation));
  return offered.toSorted((a, b) => rankOf(a) - rankOf(b) || b.cars - a.cars).slice(0, USUAL_PLACES);
}
