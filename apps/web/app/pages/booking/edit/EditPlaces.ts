import type { Booking } from "@sayara/domain/booking/Booking";
import type { LocationSummary } from "@sayara/domain/location/Location";

/** Places that can be chosen in an edit. */
export interface EditPlaces {
  pickup: readonly Place[];
  dropOff: readonly Place[];
}

type Place = Pick<LocationSummary, "slug" | "name">;

/** Returns the booking's own places, used if no others could be loaded. */
export function bookedPlaces({
  pickupLocation,
  dropOffLocation,
}: Pick<Booking, "pickupLocation" | "dropOffLocation">): EditPlaces {
  return { pickup: [pickupLocation], dropOff: distinctPlaces([pickupLocation, dropOffLocation]) };
}

export function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map(({ slug, name }) => [slug, { slug, name }])).values()];
}
