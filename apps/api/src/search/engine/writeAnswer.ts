import { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { Language } from "@sayara/domain/language/Language";
import { Location } from "@sayara/domain/location/Location";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import * as v from "valibot";
import type { CataloguePlace } from "./CataloguePlaces.ts";
import type { FoundListings } from "./findListings.ts";
import type { SearchQuery, SearchRules } from "./SearchEngine.ts";

interface Answer {
  found: FoundListings;
  /** JSON of the cars by id. */
  cards: ReadonlyMap<string, string>;
  pickup: CataloguePlace | undefined;
  dropOff: CataloguePlace | undefined;
}

const Counts = v.pick(CarSearchResult, ["total", "listed", "facets", "without", "suppliers"]);

/**
 * Serializes a `CarSearchResult`. Cars and places are serialized and validated once, not with each answer.
 */
export function writeAnswer(
  { found, cards, pickup, dropOff }: Answer,
  { from, to, language }: SearchQuery,
  { commission, timeZone }: SearchRules,
): Uint8Array<ArrayBuffer> {
  const items = found.listings.flatMap(({ carId, pricing, place, similar }) => {
    const card = cards.get(carId);
    const location = writeLocation(place, language);
    if (card === undefined || location === undefined) return [];
    const { days, total, perDay } = quoteRental({ car: pricing, from, to, commission, timeZone });
    return [
      `{"car":${card},"pickupLocation":${location},"days":${days},"total":${total},"perDay":${perDay},"similar":${similar}}`,
    ];
  });
  const suppliers = found.suppliers.map(({ supplier, cars }) => {
    const { id, slug, name, logo, rating, reviewCount, payLater } = supplier;
    return { id, slug, name, logo, rating, reviewCount, payLater, cars };
  });
  const counts = JSON.stringify(
    v.parse(Counts, {
      total: found.total,
      listed: found.listed,
      facets: found.facets,
      without: found.without,
      suppliers,
    }),
  );
  const pickupJson = writeLocation(pickup, language) ?? "null";
  const dropOffJson = writeLocation(dropOff ?? pickup, language) ?? "null";
  return encoder.encode(
    `{"items":[${items.join()}],${counts.slice(1, -1)},"pickupLocation":${pickupJson},"dropOffLocation":${dropOffJson}}`,
  );
}

const encoder = new TextEncoder();
const written = new WeakMap<Location, string>();

function writeLocation(place: CataloguePlace | undefined, language: Language): string | undefined {
  const location = place?.locations.get(language);
  if (location === undefined) return undefined;
  let json = written.get(location);
  if (json === undefined) written.set(location, (json = JSON.stringify(v.parse(Location, location))));
  return json;
}
