import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { type SupplierProfile, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import type { ListingRequest } from "@sayara/frontend/listing/ListingRequest";

export interface SuppliersRequest {
  listing: ListingRequest;
  language: Language;
}

export interface ListedSupplier extends Pick<
  SupplierProfile,
  "slug" | "name" | "logo" | "rating" | "reviewCount" | "cars" | "cancelledBookings"
> {
  /** Names of its places, airports first. */
  places: readonly string[];
}

export interface SuppliersData {
  request: ListingRequest;
  /** Number of agencies on all pages; null if the API did not respond. */
  total: number | null;
  agencies: readonly ListedSupplier[];
}

/** Loads one page of the list of agencies. */
export async function load(api: Client, { listing, language }: SuppliersRequest): Promise<SuppliersData> {
  const [places, result] = await Promise.all([
    loadPlaces(api, language).catch(() => []),
    fetchSuppliers(api, listing),
  ]);
  if (result === null) return { request: listing, total: null, agencies: [] };
  const agencies = result.items.map(({ locations, ...agency }) => {
    const { slug, name, logo, rating, reviewCount, cars, cancelledBookings } = agency;
    const served = new Set(locations);
    // `places` starts with the busiest airports.
    const names = places.filter((place) => served.has(place.slug)).map((place) => place.name);
    return { slug, name, logo, rating, reviewCount, cars, cancelledBookings, places: names };
  });
  return { request: listing, total: result.total, agencies };
}

async function fetchSuppliers(
  api: Client,
  { s, page }: ListingRequest,
): Promise<{ items: SupplierProfile[]; total: number } | null> {
  try {
    const outcome = await api(suppliers, { params: { page, size: PAGE_SIZE }, query: s === "" ? {} : { s } });
    return outcome.ok ? outcome.data : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}
