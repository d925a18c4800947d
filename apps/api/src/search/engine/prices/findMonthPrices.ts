import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { carTypes } from "@sayara/domain/car/CarType";
import { toDinars } from "@sayara/domain/money/millimes";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import {
  type Candidates,
  carsAt,
  filterBySupplier,
  slotsOf,
} from "#api/search/engine/listings/candidates.ts";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import { nthSmallest } from "#api/search/engine/listings/nthSmallest.ts";
import { periodOn } from "@sayara/domain/pricing/days/countDays";
import { rangeBits } from "#api/search/engine/catalogue/traits.ts";

const MONTHS = 12;
/** Days of a month whose prices are read. */
const DAYS = ["05", "15", "25"];

/** Returns the months from a date on, as `YYYY-MM`. */
export function monthsFrom(today: CalendarDate): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) {
    // Day 32 of a month falls into the next month.
    months.push(addCalendarDays(`${months.at(-1)}-01`, 31).slice(0, 7));
  }
  return months;
}

/**
 * Returns the lowest and median daily prices of a month by range. Considers the cars at a place whose agency is not
 * suspended, available or not. A period's price replaces the base price [PR4].
 *
 * @param month `YYYY-MM`.
 */
export function findMonthPrices(
  { cars, places, suppliers }: Catalogue,
  { pickupId, month }: { pickupId: string | undefined; month: string },
): MonthlyPrice[] {
  const candidates = carsAt(cars, pickupId === undefined ? undefined : places.within(pickupId));
  filterBySupplier(
    cars,
    candidates,
    Array.from(suppliers.values(), ({ suspended }) => !suspended),
  );
  const days = DAYS.map((day) => dayNumber(`${month}-${day}`));
  return carTypes.flatMap((range) => {
    const slots = slotsOf(withTrait(cars, candidates, rangeBits[range]));
    if (slots.length === 0) return [];
    const prices = new Int32Array(slots.length * days.length);
    days.forEach((day, index) => {
      writePrices(prices.subarray(index * slots.length), { cars, slots, day });
    });
    const median = toDinars(nthSmallest(prices, Math.ceil(prices.length / 2) - 1));
    return [{ month, range, cars: slots.length, lowest: toDinars(nthSmallest(prices, 0)), median }];
  });
}

function withTrait(
  { traits }: Pick<CatalogueCars, "traits">,
  { active, words }: Candidates,
  trait: number,
): Candidates {
  return { active, words: words.map((word, index) => word & traits.wordOf(active[index] ?? 0, trait)) };
}

/** Writes the daily prices of some slots, in millimes. */
function writePrices(
  prices: Int32Array,
  { cars, slots, day }: { cars: CatalogueCars; slots: Int32Array; day: number },
): void {
  const { tariff, dailyPriceMillimes, firstPrice, periodPrices } = cars;
  // By tariff, the index of its period plus 1; 0: none; −1: not read yet.
  const periods = new Int32Array(cars.tariffs.end).fill(-1);
  for (let position = 0; position < slots.length; position++) {
    const slot = slots[position] ?? 0;
    const number = tariff[slot] ?? 0;
    if (periods[number] === -1) periods[number] = 1 + (periodOn(cars.tariffOf(slot).calendar, day) ?? -1);
    const period = (periods[number] ?? 0) - 1;
    prices[position] =
      (period === -1 ? dailyPriceMillimes[slot] : periodPrices[(firstPrice[slot] ?? 0) + period]) ?? 0;
  }
}
