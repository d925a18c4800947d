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

/**
 * Returns countries with enough places, each with the destinations chosen for the home page, in their order.
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

  let destinations = selectLocations(db, language).where("locations.featured_rank", "is not", null);
  if (imageRequired) destinations = destinations.where("locations.image", "is not", null);
  const rows = await destinations.orderBy("locations.featured_rank").orderBy("locations.slug").execute();

  const offered = await withOffers(db, rows.map(toLocation));
  return countries.map(({ code, name }) => ({
    code,
    name,
    locations: offered.filter(({ country }) => country === code),
  }));
}
