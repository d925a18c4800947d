import type { Facets } from "@sayara/api-client/contract/search/frontendCars";
import type { Commission } from "@sayara/domain/pricing/Commission";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarSort } from "@sayara/domain/search/CarSort";
import { createFacets, RATING, SUPPLIERS } from "./facets.ts";
import { createOrder } from "./createOrder.ts";
import { firstInOrder } from "./firstInOrder.ts";
import { type Offer, type OfferedPlace, type OfferedSupplier, placesWithin } from "./Offer.ts";
import type { OfferedCars } from "./OfferedCars.ts";
import { rentableSuppliers, type Stay } from "./rentableSuppliers.ts";
import { createTotalOf } from "./totalOf.ts";
import { demandOf, failedGroups } from "./traits.ts";

export interface OfferSearch extends Stay {
  filter: CarFilter;
  sort: CarSort;
  commission: Commission;
  timeZone: string;
  /** How many to leave out, and how many to give. */
  offset: number;
  size: number;
}

export interface FoundOffers {
  /** Those of the page, in order: ids of the car and of the place where it is handed over. */
  cars: { carId: string; placeId: string }[];
  /** How many there are over all pages. */
  total: number;
  facets: Facets;
  suppliers: { supplier: OfferedSupplier; cars: number }[];
}

/** The cars of a search: free at the place for the stay, filtered, counted, priced and sorted. */
export function findOffers(offer: Offer, search: OfferSearch): FoundOffers {
  const { cars } = offer;
  const { filter, from, to, now } = search;
  const demand = demandOf(filter);
  const wantedSuppliers = new Set(filter.suppliers);
  const wantedRating = filter.rating === null ? 0 : Number(filter.rating);
  const suppliers = rentableSuppliers(offer, search);
  const facets = createFacets(suppliers);
  const totalOf = createTotalOf(cars, search);
  const found: number[] = [];
  const totals: number[] = [];

  const consider = (slot: number): void => {
    const supplier = suppliers[cars.supplier[slot] ?? -1];
    if (supplier === undefined) return;
    // The car is needed until the agency has made it ready again.
    const end = to.getTime() + supplier.turnaroundMinutes * 60_000;
    if (!cars.holds.isFree(slot, from.getTime(), end, now.getTime())) return;

    const traits = cars.traits[slot] ?? 0;
    let failed = failedGroups(traits, demand);
    if ((supplier.rating ?? 0) < wantedRating) failed |= RATING;
    if (wantedSuppliers.size > 0 && !wantedSuppliers.has(supplier.slug)) failed |= SUPPLIERS;
    facets.add(traits, supplier.number, failed);
    if (failed !== 0) return;
    found.push(slot);
    totals.push(totalOf(slot));
  };

  const places = search.pickupId === undefined ? undefined : placesWithin(offer, search.pickupId);
  eachCarOnce(cars, places, consider);

  const order = createOrder(search.sort, { cars, suppliers, found, totals });
  const upTo = firstInOrder(found.length, search.offset + search.size, order);
  const page = upTo.slice(search.offset).flatMap((index) => {
    const slot = found[index] ?? -1;
    const carId = cars.ids[slot];
    const there = cars.places[slot] ?? [];
    // The place searched if the car is there, else the first one within it.
    const place = places === undefined ? there[0] : places.find((each) => there.includes(each));
    return carId === undefined || place === undefined ? [] : [{ carId, placeId: place.id }];
  });
  return { cars: page, total: found.length, facets: facets.counts(), suppliers: facets.suppliers() };
}

/** The cars of some places, those at several of them once; without places, every car that stands anywhere. */
function eachCarOnce(
  cars: OfferedCars,
  places: readonly OfferedPlace[] | undefined,
  consider: (slot: number) => void,
): void {
  if (places === undefined) {
    for (const slot of cars.slots()) if ((cars.places[slot]?.length ?? 0) > 0) consider(slot);
    return;
  }
  const isFirstSight = cars.createSight();
  for (const place of places) {
    for (const slot of place.cars) if (isFirstSight(slot)) consider(slot);
  }
}
