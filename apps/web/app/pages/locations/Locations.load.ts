import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { type ListedLocation, locations } from "@sayara/api-client/contract/catalogue/locations";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { dayPriceOf } from "#web/marketplace/dayPriceOf.ts";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import type { ListingRequest } from "@sayara/frontend/listing/ListingRequest";
import { type ListedCountry, groupPlaces } from "./groupPlaces.ts";

export interface LocationsRequest {
  listing: ListingRequest;
  language: Language;
  now: Date;
}

export interface LocationsData {
  request: ListingRequest;
  /** Number of places over all pages; null if the API did not respond. */
  total: number | null;
  /** Number of places on this page. */
  shownCount: number;
  countries: readonly ListedCountry[];
  /** Places on the map: all of them, or only the matches on this page if the list is filtered. */
  mapPlaces: readonly Location[];
}

/** Loads a page of the list of places, grouped by country and city. */
export async function load(
  api: Client,
  { listing, language, now }: LocationsRequest,
): Promise<LocationsData> {
  const [{ timeZone, commission }, result, places] = await Promise.all([
    loadSettings(api).catch(() => defaultSettings),
    fetchLocations(api, listing, language),
    loadPlaces(api, language).catch(() => []),
  ]);
  if (result === null) return { request: listing, total: null, shownCount: 0, countries: [], mapPlaces: [] };
  const circumstances = { now, timeZone, commission };
  const countries = groupPlaces(result.items, (price) => dayPriceOf(price, circumstances));
  const slugs = new Set(result.items.map(({ slug }) => slug));
  const mapPlaces = listing.s === "" ? places : places.filter(({ slug }) => slugs.has(slug));
  return { request: listing, total: result.total, shownCount: result.items.length, countries, mapPlaces };
}

async function fetchLocations(
  api: Client,
  { s, page }: ListingRequest,
  language: Language,
): Promise<{ items: ListedLocation[]; total: number } | null> {
  try {
    const outcome = await api(locations, {
      params: { page, size: PAGE_SIZE, language },
      query: s === "" ? {} : { s },
    });
    return outcome.ok ? outcome.data : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}
