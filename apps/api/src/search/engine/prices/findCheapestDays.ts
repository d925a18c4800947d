import { commissionRateFor } from "@sayara/domain/pricing/commission/commissionRateFor";
import type { Commission } from "@sayara/domain/pricing/commission/Commission";
import { dayPrice } from "@sayara/domain/pricing/days/dayPrice";
import { discountFor } from "@sayara/domain/pricing/discountFor";
import { percentageInHundredths } from "@sayara/domain/pricing/checkedPricing";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { dateInZone, dayInZone } from "@sayara/domain/time/dateInZone";
import { candidateSlots } from "#api/search/engine/listings/candidateSlots.ts";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import { createFeeCalculator } from "./createFeeCalculator.ts";
import { createTotalCalculator } from "./createTotalCalculator.ts";
import { rentableSuppliers } from "#api/search/engine/listings/rentableSuppliers.ts";

export interface CheapestDaysSearch {
  /** Ids of the places; see `SearchedRental`. */
  pickupId: string | undefined;
  dropOffId: string | undefined;
  /** Restricts the search to the car with this id. Undefined: all cars. */
  carId: string | undefined;
  filter: CarFilter;
  driverAge?: number | undefined;
  /** The rental of each day. Null if it is not allowed. */
  rentals: readonly ({ from: Date; to: Date } | null)[];
  now: Date;
  commission: Commission;
  timeZone: string;
  takesOnlinePayments: boolean;
}

/**
 * Returns for each rental the lowest total in millimes among the cars that `findListings` would find; null if
 * it would find none [PL5].
 *
 * Visits cars in the order of a lower bound of their totals, which leaves out fees. A day ends at the first
 * bound that is not below its best total, so most days read only a few cars.
 */
export function findCheapestDays(catalogue: Catalogue, search: CheapestDaysSearch): (number | null)[] {
  const { cars, suppliers } = catalogue;
  const slots = candidateSlots(catalogue, search);
  const orders = new Map<number, Float64Array>();
  return search.rentals.map((rental) => {
    if (rental === null || slots.length === 0) return null;
    const { from, to } = rental;
    const days = rentalDays(from, to);
    const order = orders.get(days) ?? orderByBound(cars, slots, { ...search, days });
    orders.set(days, order);
    const rentable = rentableSuppliers(suppliers, { ...search, from, to });
    const totalOf = createTotalCalculator(cars, { ...search, from, to });
    const fees = createFeeCalculator(catalogue, { ...search, from, to });
    const dropOffDay = dayInZone(to, search.timeZone);
    const length = { pickupDate: dateInZone(from, search.timeZone), days };
    const [start, end, now] = [from.getTime(), to.getTime(), search.now.getTime()];
    let best = Number.POSITIVE_INFINITY;
    for (let index = 0; index < order.length; index++) {
      const key = order[index] ?? 0;
      if (Math.floor(key / slots.length) >= best) break;
      const slot = slots[key % slots.length] ?? 0;
      const supplier = rentable[cars.supplier[slot] ?? -1];
      if (supplier === undefined || !cars.isBookableUntil(slot, dropOffDay)) continue;
      if (!cars.minimumLengths.isMet(slot, length)) continue;
      const total = totalOf(slot) + fees.totalOf(slot);
      // The car stays occupied during the turnaround.
      const occupiedUntil = end + supplier.turnaroundMinutes * 60_000;
      if (total < best && cars.availability.isFree(slot, start, occupiedUntil, now)) best = total;
    }
    return best === Number.POSITIVE_INFINITY ? null : best;
  });
}

/**
 * Returns the positions of the slots by a lower bound of their total on any day: every day of the rental at the car's
 * lowest price, with the lowest commission of the calendar. Each number combines bound and position (bound times the
 * number of slots, plus position), because numbers sort several times faster than pairs and a day reads only the first
 * ones.
 */
function orderByBound(
  cars: CatalogueCars,
  slots: Int32Array,
  { days, rentals, commission, timeZone }: CheapestDaysSearch & { days: number },
): Float64Array {
  const rates = rentals.map((rental) =>
    rental === null
      ? Number.POSITIVE_INFINITY
      : percentageInHundredths(commissionRateFor(commission, dateInZone(rental.from, timeZone))),
  );
  const rate = Math.min(...rates);
  const discounts = new Map<number, number>();
  const discountOf = (slot: number) => {
    const number = cars.tariff[slot] ?? -1;
    const cached = discounts.get(number);
    if (cached !== undefined) return cached;
    const percentage = percentageInHundredths(discountFor(cars.tariffOf(slot).discounts, days));
    discounts.set(number, percentage);
    return percentage;
  };
  const keys = new Float64Array(slots.length);
  for (let position = 0; position < slots.length; position++) {
    const slot = slots[position] ?? 0;
    const bound = days * dayPrice(lowestPrice(cars, slot), discountOf(slot), rate);
    keys[position] = bound * slots.length + position;
  }
  keys.sort();
  return keys;
}

function lowestPrice(cars: CatalogueCars, slot: number): number {
  const first = cars.firstPrice[slot] ?? 0;
  const periods = cars.tariffOf(slot).calendar.length / 2;
  let lowest = cars.dailyPriceMillimes[slot] ?? 0;
  for (let index = first; index < first + periods; index++) {
    lowest = Math.min(lowest, cars.periodPrices[index] ?? lowest);
  }
  return lowest;
}
