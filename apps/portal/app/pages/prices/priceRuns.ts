import type { CarPrices } from "@sayara/api-client/contract/suppliers/seasons";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";

/**
 * Consecutive days with the same price from the same rule. `season` is its id, null for a period of the car,
 * or absent for the base price.
 */
export interface PriceRun {
  startDate: CalendarDate;
  endDate: CalendarDate;
  dailyPrice: number | null;
  season?: string | null;
}

const DAYS = 365;

/**
 * Returns a car's prices for one year from today. The first period that includes a day applies [PR4, SN2].
 */
export function priceRuns({ dailyPrice, periods }: CarPrices, today: CalendarDate): PriceRun[] {
  const runs: PriceRun[] = [];
  const first = dayNumber(today);
  for (let day = first; day < first + DAYS; day++) {
    const date = calendarDate(day);
    const period = periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
    const price = period === undefined ? dailyPrice : period.dailyPrice;
    const last = runs.at(-1);
    if (last !== undefined && last.season === period?.season && last.dailyPrice === price)
      last.endDate = date;
    else
      runs.push({
        startDate: date,
        endDate: date,
        dailyPrice: price,
        ...(period !== undefined && { season: period.season }),
      });
  }
  return runs;
}
