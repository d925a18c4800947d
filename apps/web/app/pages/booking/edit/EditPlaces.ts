import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { DeliveryFee } from "@sayara/domain/pricing/fees/SupplierFees";
import type { LocationSummary } from "@sayara/domain/location/Location";

/** Places, extras and deliveries that can be chosen in an edit. */
export interface EditPlaces {
  pickup: readonly Place[];
  dropOff: readonly Place[];
  /** The extras that the agency offers. */
  extras: readonly PublicExtra[];
  /** Where the agency delivers, by slug of the place of pick-up. */
  delivery: readonly PlaceDelivery[];
}

export type PlaceDelivery = Pick<DeliveryFee, "price" | "leadTimeHours"> & { slug: string };

type Place = Pick<LocationSummary, "slug" | "name">;

/** Returns the booking's own places, used if no others could be loaded. */
export function bookedPlaces({
  pickupLocation,
  dropOffLocation,
}: Pick<Booking, "pickupLocation" | "dropOffLocation">): EditPlaces {
  return {
    pickup: [pickupLocation],
    dropOff: distinctPlaces([pickupLocation, dropOffLocation]),
    extras: [],
    delivery: [],
  };
}

export function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map(({ slug, name }) => [slug, { slug, name }])).values()];
}
