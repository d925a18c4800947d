import type { Client } from "@sayara/api-client/client/createClient";
import { type CarDetails, car } from "@sayara/api-client/contract/catalogue/car";
import { locations } from "@sayara/api-client/contract/catalogue/locations";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import { type EditPlaces, type PlaceDelivery, distinctPlaces } from "./EditPlaces.ts";

/**
 * Loads the places where the booking's car is handed over, those that its agency serves, its extras and its deliveries. The result always includes
 * the booking's own places. It omits the places of a call that fails.
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
  return {
    pickup: distinctPlaces([pickupLocation, ...carPlaces]),
    dropOff: distinctPlaces([
      pickupLocation,
      dropOffLocation,
      ...carPlaces,
      ...allPlaces.filter(({ slug }) => servedSlugs.has(slug)),
    ]),
    extras: (details?.ok ? details.data.extras : undefined) ?? [],
    delivery: details?.ok ? deliveriesOf(details.data) : [],
  };
}

function deliveriesOf({ locations: places, delivery = [] }: CarDetails): PlaceDelivery[] {
  return places.flatMap(({ id, slug }) => {
    const offer = delivery.find(({ place }) => place === id);
    return offer === undefined ? [] : [{ slug, price: offer.price, leadTimeHours: offer.leadTimeHours }];
  });
}
