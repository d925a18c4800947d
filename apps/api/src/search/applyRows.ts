import { dayNumber } from "@sayara/domain/time/dayNumber";
import type { Offer, OfferedPlace } from "./Offer.ts";
import type { OfferedCarRow, SupplierRow } from "./offerRows.ts";
import { traitsOf } from "./traits.ts";

export function applyPlaces(offer: Offer, rows: readonly { id: string; parent_id: string | null }[]): void {
  for (const { id, parent_id } of rows) {
    const place = offer.places.get(id);
    if (place === undefined) offer.places.set(id, { id, parentId: parent_id, cars: new Set() });
    else place.parentId = parent_id;
  }
}

export function applySupplier(offer: Offer, row: SupplierRow): void {
  const { id, slug, name, logo, rating, suspended } = row;
  const number = offer.suppliers.get(id)?.number ?? offer.suppliers.size;
  offer.suppliers.set(id, {
    id,
    number,
    slug,
    name,
    logo,
    rating,
    suspended,
    reviewCount: row.review_count,
    payLater: row.pay_later,
    minimumRentalDays: row.minimum_rental_days,
    leadTimeHours: row.lead_time_hours,
    turnaroundMinutes: row.turnaround_minutes,
    served: new Set(row.served ?? []),
  });
}

/** What the car refers to may be newer than the last snapshot: then it comes again with the next reading. */
export function applyCar(offer: Offer, row: OfferedCarRow): void {
  const supplier = offer.suppliers.get(row.supplier_id);
  if (supplier === undefined || row.availability !== "available" || row.deleted_at !== null) {
    offer.cars.remove(row.id);
    return;
  }
  offer.cars.put({
    id: row.id,
    supplier,
    places: (row.places ?? []).flatMap((id): OfferedPlace[] => {
      const place = offer.places.get(id);
      return place === undefined ? [] : [place];
    }),
    traits: traitsOf(row),
    trips: row.trips,
    co2: row.co2,
    dailyPriceMillimes: row.daily_price_millimes,
    calendar: row.periodic_prices.flatMap(({ startDate, endDate }) => [
      dayNumber(startDate),
      dayNumber(endDate),
    ]),
    periodPrices: row.periodic_prices.map(({ dailyPriceMillimes }) => dailyPriceMillimes),
    discounts: row.discounts,
  });
}

export function clearHolds(offer: Offer, carId: string): void {
  const slot = offer.cars.slotOf(carId);
  if (slot !== undefined) offer.cars.holds.clear(slot);
}

export function addHold(
  offer: Offer,
  row: { car_id: string; from: number; to: number; expires: number | null },
): void {
  const slot = offer.cars.slotOf(row.car_id);
  if (slot !== undefined)
    offer.cars.holds.add(slot, row.from, row.to, row.expires ?? Number.POSITIVE_INFINITY);
}
