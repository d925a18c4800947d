import { feesTotal } from "@sayara/domain/pricing/fees/feeLines";
import { feesOfRental, type HandOver } from "@sayara/domain/pricing/fees/feesOfRental";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import type { SearchedRental } from "#api/search/engine/listings/rentableSuppliers.ts";

export interface FeeCalculator {
  /** Returns the fees of the car in a slot [FE2]. */
  feesOf: (slot: number) => readonly RentalFee[];
  /** Returns the sum of these fees in millimes. */
  totalOf: (slot: number) => number;
}

/**
 * Computes the domain's `feesOfRental` for many cars. Fees depend on the agency and on the car's place of pick-up, so
 * they are computed once for each agency with fees and each list of places.
 */
export function createFeeCalculator(
  { cars, places, suppliers }: Pick<Catalogue, "cars" | "places" | "suppliers">,
  {
    pickupId,
    dropOffId,
    from,
    to,
    timeZone,
    driverAge,
  }: Pick<SearchedRental, "pickupId" | "dropOffId" | "from" | "to" | "timeZone" | "driverAge">,
): FeeCalculator {
  const terms = Array.from(suppliers.values(), ({ feeTerms }) => feeTerms);
  if (terms.every((each) => each === null)) return { feesOf: () => noFees, totalOf: () => 0 };
  const days = rentalDays(from, to);
  const searchedPlaces = pickupId === undefined ? undefined : places.within(pickupId);
  const returnPlace = dropOffId === undefined ? undefined : places.get(dropOffId);
  const { supplier, places: placeLists } = cars;
  // Fees by agency and list of places.
  const known = new Map<number, { fees: RentalFee[]; total: number }>();

  const find = (slot: number) => {
    const number = supplier[slot] ?? -1;
    const supplierTerms = terms[number];
    if (supplierTerms === null || supplierTerms === undefined) return undefined;
    const key = number * cars.placeLists.end + (placeLists[slot] ?? 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const pickup = pickupPlaceOf(searchedPlaces, cars.placesOf(slot));
    const dropOff = returnPlace ?? pickup;
    if (pickup === undefined || dropOff === undefined) return undefined;
    const handOvers = { pickup: handOver(pickup, from), dropOff: handOver(dropOff, to) };
    const fees = [
      ...feesOfRental(supplierTerms, handOvers, timeZone),
      ...youngDriverFees(supplierTerms.fees.youngDriver, driverAge ?? null),
    ];
    const entry = { fees, total: feesTotal(fees, days) };
    known.set(key, entry);
    return entry;
  };
  return {
    feesOf: (slot) => find(slot)?.fees ?? noFees,
    totalOf: (slot) => find(slot)?.total ?? 0,
  };
}

const noFees: readonly RentalFee[] = [];

/** Returns where a car is picked up: the searched place if the car is there, else the first place within it. */
export function pickupPlaceOf(
  searchedPlaces: readonly CataloguePlace[] | undefined,
  carPlaces: readonly CataloguePlace[],
): CataloguePlace | undefined {
  return searchedPlaces === undefined
    ? carPlaces[0]
    : searchedPlaces.find((each) => carPlaces.includes(each));
}

function handOver({ id, isAirport }: CataloguePlace, at: Date): HandOver {
  return { place: { id, isAirport }, at };
}
