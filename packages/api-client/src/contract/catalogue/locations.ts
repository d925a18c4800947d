import { Car } from "@sayara/domain/car/Car";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { Country } from "@sayara/domain/location/Country";
import { Location } from "@sayara/domain/location/Location";
import { anyText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Flag, IdOrSlug, Minimum, Page, SearchQuery, Size } from "../segments.ts";

/** A place with the cars that a search there finds, including those of places within it. */
export const OfferedLocation = v.object({
  ...Location.entries,
  /** Number of rentable cars. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Lowest daily base price in TND, without commission. Ignores scooters. Null if there is none. */
  fromDailyPrice: v.nullable(Car.entries.dailyPrice),
});
export type OfferedLocation = v.InferOutput<typeof OfferedLocation>;

/** A place in the list, with its country's name in the requested language. */
export const ListedLocation = v.object({ ...OfferedLocation.entries, countryName: Country.entries.name });
export type ListedLocation = v.InferOutput<typeof ListedLocation>;

/** Input schemas of {@link locations}. */
export const locationsInput = {
  params: v.object({ page: Page, size: Size, language: Language }),
  query: SearchQuery,
};

/**
 * Finds places by search text, best match first [LO1–LO5]: in any language, in any word order, with small typos, or by
 * an airport's code. Without text, returns all places by country, then by city. Each city precedes the places within
 * it.
 */
export const locations = defineEndpoint({
  name: "locations",
  method: "GET",
  path: "/api/locations/{page}/{size}/{language}",
  input: inputOf<typeof locationsInput>(),
  responses: { 200: pageOf(ListedLocation) },
});

/** Input schemas of {@link location}. */
export const locationInput = {
  params: v.object({ idOrSlug: IdOrSlug, language: Language }),
};

/** Returns one place by id or slug. A retired slug returns the place with its current slug. */
export const location = defineEndpoint({
  name: "location",
  method: "GET",
  path: "/api/location/{idOrSlug}/{language}",
  input: inputOf<typeof locationInput>(),
  responses: { 200: Location },
  refusals: ["not_found"],
});

/** Input schemas of {@link locationsWithPosition}. */
export const locationsWithPositionInput = {
  params: v.object({ language: Language }),
};

/** Lists every place with a position, the busiest airports first, then by name [LO7]. */
export const locationsWithPosition = defineEndpoint({
  name: "locationsWithPosition",
  method: "GET",
  path: "/api/locations-with-position/{language}",
  input: inputOf<typeof locationsWithPositionInput>(),
  responses: { 200: v.array(Location) },
});

/** The offer at a place: number of cars and lowest daily base price in TND (see `OfferedLocation`). */
export const LocationOffer = v.object({
  slug: Slug,
  cars: OfferedLocation.entries.cars,
  fromDailyPrice: OfferedLocation.entries.fromDailyPrice,
});
export type LocationOffer = v.InferOutput<typeof LocationOffer>;

/** Lists the offers of every place, for map pins. */
export const locationOffers = defineEndpoint({
  name: "locationOffers",
  method: "GET",
  path: "/api/location-offers",
  responses: { 200: v.array(LocationOffer) },
});

/** All names of a place: in every language and script, and other spellings. */
export const LocationNames = v.object({ slug: Slug, names: v.array(anyText(100)) });
export type LocationNames = v.InferOutput<typeof LocationNames>;

/** Lists the names of every place, for the domain's `createPlaceFinder`. */
export const locationNames = defineEndpoint({
  name: "locationNames",
  method: "GET",
  path: "/api/location-names",
  responses: { 200: v.array(LocationNames) },
});

/** A country and its destinations, with names in the requested language. */
export const CountryWithLocations = v.object({ ...Country.entries, locations: v.array(OfferedLocation) });
export type CountryWithLocations = v.InferOutput<typeof CountryWithLocations>;

/** Input schemas of {@link countriesWithLocations}. */
export const countriesWithLocationsInput = {
  params: v.object({ language: Language, imageRequired: Flag, minLocations: Minimum }),
};

/** Lists countries with at least `minLocations` places (4 on the home page), with their destinations. */
export const countriesWithLocations = defineEndpoint({
  name: "countriesWithLocations",
  method: "GET",
  path: "/api/countries-with-locations/{language}/{imageRequired}/{minLocations}",
  input: inputOf<typeof countriesWithLocationsInput>(),
  responses: { 200: v.array(CountryWithLocations) },
});
