import { commissionRateFor } from "@sayara/domain/pricing/commission/commissionRateFor";
import { countDays } from "@sayara/domain/pricing/days/countDays";
import { dayPrice } from "@sayara/domain/pricing/days/dayPrice";
import { discountFor } from "@sayara/domain/pricing/discountFor";
import type { PricingInput } from "@sayara/domain/pricing/PricingInput";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { percentageInHundredths } from "@sayara/domain/pricing/checkedPricing";
import { dayInZone } from "@sayara/domain/time/dateInZone";
import { calendarDate } from "@sayara/domain/time/dayNumber";
import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";

/**
 * Computes the domain's `quoteTotal` in millimes and without options for many cars. Cars share tariffs, which are read
 * once a search, so a car costs one `dayPrice` for its base price and one for each period in the rental. A property
 * test compares it with `quoteTotal`.
 */
export function createTotalCalculator(
  cars: CatalogueCars,
  { from, to, commission, timeZone }: Pick<PricingInput, "from" | "to" | "commission" | "timeZone">,
): (slot: number) => number {
  const days = rentalDays(from, to);
  const firstDay = dayInZone(from, timeZone);
  const rate = percentageInHundredths(commissionRateFor(commission, calendarDate(firstDay)));
  const { tariff, dailyPriceMillimes, firstPrice, periodPrices } = cars;
  // By tariff: its discount (−1: not read yet), the days at the base price, and the range of its pairs.
  const discounts = new Int32Array(cars.tariffs.end).fill(-1);
  const baseDays = new Int32Array(cars.tariffs.end);
  const firstPair = new Int32Array(cars.tariffs.end);
  const endPair = new Int32Array(cars.tariffs.end);
  // Pairs of a period's index and its number of days.
  const pairs: number[] = [];

  const readTariff = (number: number, slot: number) => {
    const { calendar, discounts: list } = cars.tariffOf(slot);
    const { base, periods } = countDays(calendar, firstDay, firstDay + days - 1);
    discounts[number] = percentageInHundredths(discountFor(list, days));
    baseDays[number] = base;
    firstPair[number] = pairs.length;
    pairs.push(...periods);
    endPair[number] = pairs.length;
  };
  return (slot) => {
    const number = tariff[slot] ?? 0;
    if (discounts[number] === -1) readTariff(number, slot);
    const discount = discounts[number] ?? 0;
    const daysAtBasePrice = baseDays[number] ?? 0;
    const end = endPair[number] ?? 0;
    let total =
      daysAtBasePrice === 0 ? 0 : daysAtBasePrice * dayPrice(dailyPriceMillimes[slot] ?? 0, discount, rate);
    for (let index = firstPair[number] ?? 0; index < end; index += 2) {
      const price = periodPrices[(firstPrice[slot] ?? 0) + (pairs[index] ?? 0)] ?? 0;
      total += (pairs[index + 1] ?? 0) * dayPrice(price, discount, rate);
    }
    return total;
  };
}
