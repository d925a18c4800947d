import { commissionRateFor } from "@sayara/domain/pricing/commissionRateFor";
import { dayPrice } from "@sayara/domain/pricing/dayPrice";
import { discountFor } from "@sayara/domain/pricing/discountFor";
import type { PricingInput } from "@sayara/domain/pricing/PricingInput";
import { rentalDays } from "@sayara/domain/pricing/rentalDays";
import { percentageInHundredths } from "@sayara/domain/pricing/checkedPricing";
import { dayInZone } from "@sayara/domain/time/dateInZone";
import { calendarDate } from "@sayara/domain/time/dayNumber";
import type { CatalogueCars } from "./CatalogueCars.ts";

/** A rental split by a calendar: days at the base price, and pairs of a period's index and its days. */
interface Split {
  baseDays: number;
  periods: readonly number[];
}

/**
 * Computes `quoteTotal` of the domain, in millimes and without options, for many cars. Cars share calendars
 * and lists of discounts: these are read once a search, so a car costs one `dayPrice` for its base price and
 * one for each period in the rental. A property test compares it with `quoteTotal`.
 */
export function createTotalOf(
  cars: CatalogueCars,
  { from, to, commission, timeZone }: Pick<PricingInput, "from" | "to" | "commission" | "timeZone">,
): (slot: number) => number {
  const days = rentalDays(from, to);
  const firstDay = dayInZone(from, timeZone);
  const rate = percentageInHundredths(commissionRateFor(commission, calendarDate(firstDay)));
  const { calendar, discounts, dailyPriceMillimes, firstPrice, periodPrices } = cars;
  const splits: (Split | undefined)[] = Array.from({ length: cars.calendars.end }, () => undefined);
  const percentages = new Int32Array(cars.discountLists.end).fill(-1);

  const percentageOf = (list: number) => {
    const known = percentages[list] ?? -1;
    if (known !== -1) return known;
    return (percentages[list] = percentageInHundredths(
      discountFor(cars.discountLists.get(list) ?? [], days),
    ));
  };
  return (slot) => {
    const number = calendar[slot] ?? 0;
    const split = (splits[number] ??= splitDays(cars.calendars.get(number) ?? [], firstDay, days));
    const discount = percentageOf(discounts[slot] ?? 0);
    const { baseDays, periods } = split;
    let total = baseDays === 0 ? 0 : baseDays * dayPrice(dailyPriceMillimes[slot] ?? 0, discount, rate);
    for (let index = 0; index < periods.length; index += 2) {
      const price = periodPrices[(firstPrice[slot] ?? 0) + (periods[index] ?? 0)] ?? 0;
      total += (periods[index + 1] ?? 0) * dayPrice(price, discount, rate);
    }
    return total;
  };
}

/** Of overlapping periods the first in the list counts [PR4]. */
function splitDays(calendar: readonly number[], firstDay: number, days: number): Split {
  const daysOf = new Map<number, number>();
  let baseDays = 0;
  for (let day = firstDay; day < firstDay + days; day++) {
    const period = periodOn(calendar, day);
    if (period === undefined) baseDays += 1;
    else daysOf.set(period, (daysOf.get(period) ?? 0) + 1);
  }
  return { baseDays, periods: [...daysOf].flat() };
}

function periodOn(calendar: readonly number[], day: number): number | undefined {
  for (let index = 0; index < calendar.length; index += 2) {
    if ((calendar[index] ?? 0) <= day && day <= (calendar[index + 1] ?? 0)) return index / 2;
  }
  return undefined;
}
