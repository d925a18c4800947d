import type { Client } from "@sayara/api-client/client/createClient";
import { car } from "@sayara/api-client/contract/catalogue/car";
import { locations } from "@sayara/api-client/contract/catalogue/locations";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import type { LocationSummary } from "@sayara/domain/location/Location";
import type { AddressServiceTerms } from "@sayara/domain/pricing/fees/SupplierFees";
import { type EditPlaces, type PlaceService, distinctPlaces } from "./EditPlaces.ts";

/**
 * Loads the hand-over places of the booking's car, all places that its agency serves, the agency's extras,
 * and its deliveries and collections. The result always includes the booking's own places. If a call fails,
 * its part of the result is omitted.
 */
export async function loadEditPlaces(
  call: Client,
  booking: Pick<Booking, "car" | "supplier" | "pickupLocation" | "dropOffLocation">,
  language: Language,
): Promise<EditPlaces> {
  const [details, agency, list] = await Promise.all([
    call(car, { params: { idOrSlug: booking.car.id, language } }).catch(() => null),
    call(supplier, { params: { idOrSlug: booking.supplier.id } }).catch(() => null),
    call(locations, { params: { page: 1, size: 100, language } }).catch(() => null),
  ]);
  const carPlaces = details?.ok ? details.data.locations : [];
  const servedSlugs = new Set(agency?.ok ? agency.data.locations : []);
  const allPlaces = list?.ok ? list.data.items : [];
  const { pickupLocation, dropOffLocation } = booking;
  const pickup = [pickupLocation, ...carPlaces];
  const servedPlaces = allPlaces.filter(({ slug }) => servedSlugs.has(slug));
  const dropOff = [pickupLocation, dropOffLocation, ...carPlaces, ...servedPlaces];
  const { delivery = [], collection = [] } = details?.ok ? details.data : {};
  return {
    pickup: distinctPlaces(pickup),
    dropOff: distinctPlaces(dropOff),
    extras: (details?.ok ? details.data.extras : undefined) ?? [],
    services: { delivery: servicesAt(pickup, delivery), collection: servicesAt(dropOff, collection) },
  };
}

function servicesAt(
  places: readonly Pick<LocationSummary, "id" | "slug">[],
  services: readonly AddressServiceTerms[],
): PlaceService[] {
  return places.flatMap(({ id, slug }) => {
    const terms = services.find(({ place }) => place === id);
    return terms === undefined ? [] : [{ slug, price: terms.price, leadTimeHours: terms.leadTimeHours }];
  });
}
