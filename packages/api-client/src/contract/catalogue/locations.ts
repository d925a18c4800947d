import { Language } from "@sayara/domain/language/Language";
import { Country } from "@sayara/domain/location/Country";
import { Location } from "@sayara/domain/location/Location";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Flag, IdOrSlug, Minimum, Page, SearchWords, Size } from "../segments.ts";

/** Places whose name in the language contains the words. Ignores accents and case. */
export const locations = defineEndpoint({
  name: "locations",
  method: "GET",
  path: "/api/locations/{page}/{size}/{language}",
  params: v.object({ page: Page, size: Size, language: Language }),
  query: SearchWords,
  answers: { 200: pageOf(Location) },
});

/** One place by id or slug. A retired slug returns the place with its current slug. */
export const location = defineEndpoint({
  name: "location",
  method: "GET",
  path: "/api/location/{idOrSlug}/{language}",
  params: v.object({ idOrSlug: IdOrSlug, language: Language }),
  answers: { 200: Location },
  refusals: ["not_found"],
});

/** Every place with a position, for the map. */
export const locationsWithPosition = defineEndpoint({
  name: "locationsWithPosition",
  method: "GET",
  path: "/api/locations-with-position/{language}",
  params: v.object({ language: Language }),
  answers: { 200: v.array(Location) },
});

/** A country and its destinations, with names in the requested language. */
export const CountryWithLocations = v.object({ ...Country.entries, locations: v.array(Location) });
export type CountryWithLocations = v.InferOutput<typeof CountryWithLocations>;

/** Countries with at least `minLocations` places (4 on the home page), with their destinations. */
export const countriesWithLocations = defineEndpoint({
  name: "countriesWithLocations",
  method: "GET",
  path: "/api/countries-with-locations/{language}/{imageRequired}/{minLocations}",
  params: v.object({ language: Language, imageRequired: Flag, minLocations: Minimum }),
  answers: { 200: v.array(CountryWithLocations) },
});
