import { isCalendarDate } from "../time/CalendarDate.ts";
import type { ReadonlyCarPricing, PricingInput } from "./PricingInput.ts";

/**
 * Maximum number of rental days that are priced. A booking lasts at most six calendar months; the rest is
 * headroom for a marketplace with a longer limit.
 */
const MAX_PRICED_DAYS = 366;

/** Cars whose lists were checked. Lists are not mutated, so each car is checked once. */
const checkedCars = /* @__PURE__ */ new WeakSet<ReadonlyCarPricing>();

/**
 * Rejects input for which pricing would silently return a wrong price: more than `MAX_PRICED_DAYS` days, no
 * time zone, periods whose dates do not exist, are not written as `YYYY-MM-DD` or are reversed, and
 * thresholds that are not a whole number of days of at least 1 [PR4, PR6, TM1].
 *
 * @throws RangeError that names the value.
 */
export function checkPricing({ car, timeZone }: PricingInput, days: number): void {
  if (days > MAX_PRICED_DAYS)
    throw new RangeError(`A rental of ${days} days is longer than ${MAX_PRICED_DAYS} days`);
  // Without a time zone, `Intl` uses the machine's.
  if (typeof timeZone !== "string" || timeZone === "") throw new RangeError("A time zone is needed");
  if (checkedCars.has(car)) return;
  for (const { startDate, endDate } of car.periodicPrices) {
    for (const date of [startDate, endDate]) {
      if (!isCalendarDate(date)) throw new RangeError(`${date} is not a date such as 2027-06-15`);
    }
    if (startDate > endDate) throw new RangeError(`The period from ${startDate} ends before, on ${endDate}`);
  }
  for (const { threshold } of car.discounts) {
    if (!Number.isInteger(threshold) || threshold < 1)
      throw new RangeError(`${threshold} is not a number of rental days from 1`);
  }
  checkedCars.add(car);
}
