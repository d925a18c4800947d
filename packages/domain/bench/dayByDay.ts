import type { PricingInput } from "../src/pricing/PricingInput.ts";

/** A car's periods with parsed dates, so that the loop below does not pay for parsing. */
export type ReadyPeriod = { start: Date; end: Date; dailyPrice: number };

/**
 * The usual style: a loop over the days in floating point, in the machine's time zone. Written for the bench,
 * without the package's functions; the result is sometimes wrong by one dinar a day.
 */
export function quoteDayByDay(
  { car, from, to, options = {}, commission }: PricingInput,
  periods: ReadyPeriod[],
) {
  const days = Math.ceil((to.getTime() - from.getTime()) / 86_400_000);
  if (days <= 0) return 0;
  const discount = car.discounts
    .toSorted((a, b) => b.threshold - a.threshold)
    .find((d) => days >= d.threshold);
  const commissioned =
    commission.enabled && commission.rate > 0 && from >= new Date(commission.effectiveDate);

  let total = 0;
  for (let i = 0; i < days; i++) {
    const day = new Date(from);
    day.setDate(day.getDate() + i);
    let price = car.dailyPrice;
    for (const period of periods) {
      const start = new Date(period.start);
      start.setHours(0, 0, 0, 0);
      const end = new Date(period.end);
      end.setHours(23, 59, 59, 999);
      if (day >= start && day <= end) {
        price = period.dailyPrice;
        break;
      }
    }
    if (discount !== undefined) price *= 1 - discount.percentage / 100;
    if (commissioned) price = Math.ceil(price * (1 + commission.rate / 100));
    total += price;
  }
  if (options.cancellation && car.cancellation > 0) total += car.cancellation;
  if (options.amendments && car.amendments > 0) total += car.amendments;
  if (options.theftProtection && car.theftProtection > 0) total += car.theftProtection * days;
  if (options.collisionDamageWaiver && car.collisionDamageWaiver > 0)
    total += car.collisionDamageWaiver * days;
  if (options.fullInsurance && car.fullInsurance > 0) total += car.fullInsurance * days;
  if (options.additionalDriver && car.additionalDriver > 0) total += car.additionalDriver * days;
  return total;
}

/** The same loop, optimised: dates are created once per quote, then only compared. */
export function quoteDayByDayLean({ car, from, to, options = {}, commission }: PricingInput) {
  const days = Math.ceil((to.getTime() - from.getTime()) / 86_400_000);
  if (days <= 0) return 0;
  const periods = car.periodicPrices.map(({ startDate, endDate, dailyPrice }) => ({
    start: Date.parse(startDate),
    end: Date.parse(endDate) + 86_400_000,
    dailyPrice,
  }));
  let discount = 0;
  let reached = 0;
  for (const { threshold, percentage } of car.discounts) {
    if (days >= threshold && threshold > reached) [discount, reached] = [percentage, threshold];
  }
  const commissioned =
    commission.enabled && commission.rate > 0 && from.getTime() >= Date.parse(commission.effectiveDate);
  let total = 0;
  for (let i = 0, day = from.getTime(); i < days; i++, day += 86_400_000) {
    let price = car.dailyPrice;
    for (const { start, end, dailyPrice } of periods) {
      if (day >= start && day < end) {
        price = dailyPrice;
        break;
      }
    }
    price *= 1 - discount / 100;
    total += commissioned ? Math.ceil(price * (1 + commission.rate / 100)) : price;
  }
  if (options.theftProtection && car.theftProtection > 0) total += car.theftProtection * days;
  if (options.cancellation && car.cancellation > 0) total += car.cancellation;
  return total;
}
