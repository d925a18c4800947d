import { type Millimes, toDinars } from "../money/millimes.ts";
import { dayInZone } from "../time/dateInZone.ts";
import { calendarDate, dayNumber } from "../time/dayNumber.ts";
import type { PeriodicPrice } from "./CarPricing.ts";
import { percentageInHundredths, priceInMillimes } from "./checkedPricing.ts";
import { checkPricing } from "./checkPricing.ts";
import { commissionRateFor } from "./commissionRateFor.ts";
import { dayPrice } from "./dayPrice.ts";
import { discountFor } from "./discountFor.ts";
import { optionsTotal } from "./optionLines.ts";
import type { PricingInput } from "./PricingInput.ts";
import { rentalDays } from "./rentalDays.ts";

/**
 * Returns the `total` of `quoteRental` for the same input, in dinars [PR18]. Its time grows with the number
 * of periods, not of days: days of one period cost the same, so they are counted, not visited. An option that the
 * car does not offer is in no sum, as there.
 *
 * @throws RangeError as `quoteRental` does.
 */
export function quoteTotal(input: PricingInput): number {
  const { car, from, to, commission, timeZone } = input;
  const days = rentalDays(from, to);
  checkPricing(input, days);
  if (days === 0) return 0;

  const firstDay = dayInZone(from, timeZone);
  const lastDay = firstDay + days - 1;
  const firstDate = calendarDate(firstDay);
  const lastDate = calendarDate(lastDay);
  const discount = percentageInHundredths(discountFor(car.discounts, days));
  const rate = percentageInHundredths(commissionRateFor(commission, firstDate));

  let total: Millimes = 0;
  let baseDays = days;
  let uncovered: DayRanges | undefined;
  for (const period of car.periodicPrices) {
    // Dates of this form compare as text, so most periods need no parsing.
    if (period.startDate > lastDate || period.endDate < firstDate) continue;
    const price = dayPrice(priceInMillimes(period.dailyPrice), discount, rate);
    uncovered ??= [firstDay, lastDay];
    const covered = takeDays(uncovered, period, firstDate, lastDate);
    total += covered * price;
    baseDays -= covered;
  }
  total += baseDays * dayPrice(priceInMillimes(car.dailyPrice), discount, rate);
  return toDinars(total + optionsTotal(input, days));
}

/** Ranges of days outside all earlier periods, flat: first, last, first, last, … Both ends inclusive. */
type DayRanges = number[];

/**
 * Removes a period's days from the ranges and returns their number. Days of an earlier period are no longer
 * in the ranges [PR4].
 */
function takeDays(
  ranges: DayRanges,
  { startDate, endDate }: PeriodicPrice,
  firstDate: string,
  lastDate: string,
): number {
  const start = startDate <= firstDate ? Number.NEGATIVE_INFINITY : dayNumber(startDate);
  const end = endDate >= lastDate ? Number.POSITIVE_INFINITY : dayNumber(endDate);
  let taken = 0;
  // New ranges are appended behind those still to be visited. They lie outside the period, so they are
  // skipped.
  for (let i = 0; i < ranges.length; i += 2) {
    const first = ranges[i] ?? 0;
    const last = ranges[i + 1] ?? 0;
    const from = first > start ? first : start;
    const to = last < end ? last : end;
    if (from > to) continue;
    taken += to - from + 1;
    if (first < from && to < last) ranges.push(to + 1, last);
    if (first < from) ranges[i + 1] = from - 1;
    else ranges[i] = to + 1;
  }
  return taken;
}
