import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { AddressServiceTerms } from "@sayara/domain/pricing/fees/SupplierFees";
import type { LocationSummary } from "@sayara/domain/location/Location";

/** The places, extras, deliveries and collections that can be chosen in an edit. */
export interface EditPlaces {
  pickup: readonly Place[];
  dropOff: readonly Place[];
  /** The extras that the agency offers. */
  extras: readonly PublicExtra[];
  /** The agency's terms of delivery and collection, one entry for each pick-up or drop-off place. */
  services: Readonly<Record<AddressService, readonly PlaceService[]>>;
}

export type PlaceService = Pick<AddressServiceTerms, "price" | "leadTimeHours"> & { slug: string };

type Place = Pick<LocationSummary, "slug" | "name">;

/** Returns only the booking's own places, for use if no others could be loaded. */
export function bookedPlaces({
  pickupLocation,
  dropOffLocation,
}: Pick<Booking, "pickupLocation" | "dropOffLocation">): EditPlaces {
  return {
    pickup: [pickupLocation],
    dropOff: distinctPlaces([pickupLocation, dropOffLocation]),
    extras: [],
    services: { delivery: [], collection: [] },
  };
}

export function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map(({ slug, name }) => [slug, { slug, name }])).values()];
}
