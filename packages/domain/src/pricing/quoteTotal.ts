import { type Millimes, toDinars } from "../money/millimes.ts";
import { dayInZone } from "../time/dateInZone.ts";
import { calendarDate, dayNumber } from "../time/dayNumber.ts";
import { percentageInHundredths, priceInMillimes } from "./checkedPricing.ts";
import { checkPricing } from "./checkPricing.ts";
import { commissionRateFor } from "./commission/commissionRateFor.ts";
import { countDays } from "./days/countDays.ts";
import { dayPrice } from "./days/dayPrice.ts";
import { discountFor } from "./discountFor.ts";
import { extrasTotal } from "./extras/extraLines.ts";
import { feesTotal } from "./fees/feeLines.ts";
import { optionsTotal } from "./optionLines.ts";
import type { PricingInput } from "./PricingInput.ts";
import { promoReduction } from "./promo/promoLine.ts";
import { rentalDays } from "./days/rentalDays.ts";

/**
 * Returns the `total` of `quoteRental` for the same input, in TND [PR18]. Its time grows with the number of
 * periods, not of days, because days in one period cost the same and need only be counted. As in
 * `quoteRental`, an option that the car does not offer is in no sum.
 *
 * @throws RangeError in the same cases as `quoteRental`.
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

  // Dates in this format can be compared as text, so most periods need no parsing.
  const overlappingPeriods = car.periodicPrices.filter(
    ({ startDate, endDate }) => startDate <= lastDate && endDate >= firstDate,
  );
  const calendar = overlappingPeriods.flatMap(({ startDate, endDate }) => [
    dayNumber(startDate),
    dayNumber(endDate),
  ]);
  const { base, periods } = countDays(calendar, firstDay, lastDay);

  let rental: Millimes = base === 0 ? 0 : base * dayPrice(priceInMillimes(car.dailyPrice), discount, rate);
  for (let index = 0; index < periods.length; index += 2) {
    const price = priceInMillimes(overlappingPeriods[periods[index] ?? 0]?.dailyPrice ?? 0);
    rental += (periods[index + 1] ?? 0) * dayPrice(price, discount, rate);
  }
  const chosen = optionsTotal(input, days) + extrasTotal(input.extras, days);
  const reduction = promoReduction(input.promo, { days, rental, pickupDate: firstDate });
  return toDinars(rental - reduction + chosen + feesTotal(input.fees, days));
}
