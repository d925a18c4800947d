import { depositOffers } from "@sayara/domain/deposit/depositOffers";
import type { DepositOffer } from "@sayara/domain/deposit/DepositTerms";
import type { FeeTerms } from "@sayara/domain/pricing/fees/feesOfRental";
import type { FilteredCar } from "@sayara/domain/search/carFilters";
import { similarFilter } from "@sayara/domain/search/similarFilter";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import { priceOrFlag } from "#api/catalogue/cars/carPricingOf.ts";
import type { Catalogue } from "./Catalogue.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";
import type { CataloguePlace } from "./CataloguePlaces.ts";
import type { CatalogueCarRow, HoldRow, SupplierRow } from "./catalogueRows.ts";
import { traitsOf } from "./traits.ts";

export function applySupplier(catalogue: Catalogue, row: SupplierRow): void {
  const { id, slug, name, logo, rating, suspended } = row;
  const number = catalogue.suppliers.get(id)?.number ?? catalogue.suppliers.size;
  catalogue.suppliers.set(id, {
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
    bookableUntil: row.bookable_until === null ? Infinity : dayNumber(row.bookable_until),
    dropOffIds: new Set(row.served ?? []),
    feeTerms: feeTermsOf(row),
    depositTerms: row.deposits,
  });
}

function feeTermsOf({ fees, opening_hours, closed_dates }: SupplierRow): FeeTerms | null {
  const { oneWay, ...prices } = fees;
  const hasFees = oneWay.length > 0 || Object.values(prices).some((price) => price !== null);
  return hasFees ? { fees, openingHours: opening_hours, closedDates: closed_dates } : null;
}

/**
 * Adds or replaces a car. If its supplier or places are newer than the last snapshot, they are missing here; the next
 * read returns the car again and completes it.
 */
export function applyCar(catalogue: Catalogue, row: CatalogueCarRow): void {
  const supplier = catalogue.suppliers.get(row.supplier_id);
  const places: CataloguePlace[] = [];
  for (const id of row.places?.split(",") ?? []) {
    const place = catalogue.places.get(id);
    if (place !== undefined) places.push(place);
  }
  const isPublished = row.status === "published" && row.deleted_at === null;
  const isOffered = isPublished && row.availability === "available" && places.length > 0;
  if (supplier === undefined || !isOffered) {
    catalogue.cars.remove(row.id);
    return;
  }
  catalogue.cars.put({
    id: row.id,
    supplier,
    places,
    traits: traitsOf(filteredCar(row, depositOffersOf(catalogue, supplier, row))),
    trips: row.trips,
    co2: row.co2,
    similarTo: similarTo(row),
    dailyPriceMillimes: row.daily_price_millimes,
    coverMillimes: {
      theftProtection: row.theft_protection_millimes,
      collisionDamageWaiver: row.collision_damage_waiver_millimes,
      fullInsurance: row.full_insurance_millimes,
    },
    calendar: calendarOf(row),
    periodPrices: row.periodic_prices.map(({ dailyPriceMillimes }) => dailyPriceMillimes),
    discounts: row.discounts,
    bookableUntil: row.bookable_until === null ? null : dayNumber(row.bookable_until),
    minimumPeriods: row.minimum_periods,
  });
}

/** Returns the fields that filters use. */
function filteredCar(row: CatalogueCarRow, deposits: DepositOffer[]): FilteredCar {
  const { seats, aircon, doors, range, gearbox, mileage, multimedia } = row;
  return {
    seats,
    aircon,
    doors,
    range,
    gearbox,
    mileage,
    multimedia,
    deposit: priceOrFlag(row.deposit_millimes),
    deposits,
    fuelType: row.fuel_type,
    fuelPolicy: row.fuel_policy,
  };
}

function depositOffersOf(
  { depositMethods }: Catalogue,
  { depositTerms }: CatalogueSupplier,
  { deposit_millimes }: CatalogueCarRow,
): DepositOffer[] {
  return depositOffers(priceOrFlag(deposit_millimes), depositTerms, depositMethods);
}

function calendarOf({ periodic_prices }: CatalogueCarRow): number[] {
  const calendar: number[] = [];
  for (const { startDate, endDate } of periodic_prices)
    calendar.push(dayNumber(startDate), dayNumber(endDate));
  return calendar;
}

/** Returns a key that is equal for an agency's similar cars [SE11]. */
function similarTo(row: CatalogueCarRow): string {
  const { range, gearbox, seats, fuel_type: fuelType, supplier_id } = row;
  const filter = similarFilter({ range, gearbox, seats, fuelType, supplier: { slug: supplier_id } });
  return filter === null ? row.id : JSON.stringify(filter);
}

export function clearHolds({ cars }: Catalogue, carId: string): void {
  const slot = cars.ids.slotOf(carId);
  if (slot !== undefined) cars.availability.clear(slot);
}

export function addHolds({ cars }: Catalogue, { car_id, holds }: HoldRow): void {
  const slot = cars.ids.slotOf(car_id);
  if (slot === undefined) return;
  for (const hold of holds.split(",")) {
    const [from = "", to = "", expires] = hold.split(" ");
    cars.availability.add(
      slot,
      Number(from),
      Number(to),
      expires === undefined ? Number.POSITIVE_INFINITY : Number(expires),
    );
  }
}
