import { SupplierInResult } from "@sayara/api-client/contract/search/SupplierInResult";
import type { Language } from "@sayara/domain/language/Language";
import { Location } from "@sayara/domain/location/Location";
import { toDinars } from "@sayara/domain/money/millimes";
import { pricePerDay } from "@sayara/domain/pricing/days/pricePerDay";
import { feesTotal } from "@sayara/domain/pricing/fees/feeLines";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import * as v from "valibot";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import type { FoundListings } from "#api/search/engine/listings/findListings.ts";
import type { SearchQuery } from "#api/search/engine/SearchEngine.ts";

interface Results {
  results: FoundListings;
  /** JSON of the cars by id. */
  cards: ReadonlyMap<string, string>;
  pickup: CataloguePlace | undefined;
  dropOff: CataloguePlace | undefined;
}

/**
 * Serializes a `CarSearchResult`. Cars, places and agencies are serialized and validated once, not for each response.
 */
export function writeResponse(
  { results, cards, pickup, dropOff }: Results,
  { from, to, language }: SearchQuery,
): Uint8Array<ArrayBuffer> {
  const days = rentalDays(from, to);
  const items = results.listings.flatMap(({ carId, total, fees, youngDriver, place, similar }) => {
    const card = cards.get(carId);
    const location = writeLocation(place, language);
    if (card === undefined || location === undefined) return [];
    const perDay = toDinars(pricePerDay(total - feesTotal(fees, days), days));
    const charges = { ...(fees.length > 0 && { fees }), ...(youngDriver && { youngDriver }) };
    const feesJson = JSON.stringify(charges).slice(1, -1);
    return [
      `{"car":${card},"pickupLocation":${location},"days":${days},"total":${toDinars(total)},"perDay":${perDay},"similar":${similar}${feesJson && `,${feesJson}`}}`,
    ];
  });
  const { total, listed, facets, without } = results;
  const counts = JSON.stringify({ total, listed, facets, without });
  const suppliers = results.suppliers.map(
    ({ supplier, cars }) => `${writeSupplier(supplier)},"cars":${cars}}`,
  );
  const pickupJson = writeLocation(pickup, language) ?? "null";
  const dropOffJson = writeLocation(dropOff ?? pickup, language) ?? "null";
  return encoder.encode(
    `{"items":[${items.join()}],${counts.slice(1, -1)},"suppliers":[${suppliers.join()}],"pickupLocation":${pickupJson},"dropOffLocation":${dropOffJson}}`,
  );
}

const encoder = new TextEncoder();
const serialized = new WeakMap<Location | CatalogueSupplier, string>();

function writeLocation(place: CataloguePlace | undefined, language: Language): string | undefined {
  const location = place?.locations.get(language);
  return location && serializeOnce(location, () => JSON.stringify(v.parse(Location, location)));
}

/** Serializes an agency without its number of cars and without the closing brace, which the caller adds. */
function writeSupplier(supplier: CatalogueSupplier): string {
  return serializeOnce(supplier, () => JSON.stringify(v.parse(SupplierFacts, supplier)).slice(0, -1));
}

const SupplierFacts = v.omit(SupplierInResult, ["cars"]);

function serializeOnce(value: Location | CatalogueSupplier, write: () => string): string {
  let json = serialized.get(value);
  if (json === undefined) serialized.set(value, (json = write()));
  return json;
}
