import { toDinars, toMillimes } from "../money/millimes.ts";
import { calendarDate, dayNumber } from "../time/dayNumber.ts";
import { dayInZone } from "../time/dateInZone.ts";
import { percentageInHundredths, priceInMillimes } from "./checkedPricing.ts";
import { checkPricing } from "./checkPricing.ts";
import { commissionRateFor } from "./commission/commissionRateFor.ts";
import { periodOn } from "./days/countDays.ts";
import { dayPrice } from "./days/dayPrice.ts";
import { discountFor } from "./discountFor.ts";
import { extraLines } from "./extras/extraLines.ts";
import { feeLines } from "./fees/feeLines.ts";
import { isFlatFee, optionLines, type QuoteTerms } from "./optionLines.ts";
import { promoLine, promoReduction } from "./promo/promoLine.ts";
import { pricePerDay } from "./days/pricePerDay.ts";
import type { PricingInput } from "./PricingInput.ts";
import type { Quote, QuoteLine } from "./Quote.ts";
import { rentalDays } from "./days/rentalDays.ts";

/**
 * Returns the price of a rental, with one line per day that lists the rules applied [PR1–PR18, PD2]. Amounts
 * are in TND. The price does not depend on the machine's clock, zone or locale [PR5].
 *
 * Options that the car does not offer and covers without an effect are listed in `refusedOptions` and are in
 * no sum. The caller must refuse a booking with any of them [PR13].
 *
 * @throws RangeError for values that `CarPricing` or `Commission` does not accept, invalid dates, a missing
 * time zone, or more than 366 days.
 * @example
 * quoteRental({ car, from, to, options: { theftProtection: true }, commission, timeZone: "Africa/Tunis" }).total;
 */
export function quoteRental(input: PricingInput, terms: QuoteTerms = {}): Quote {
  const { car, from, to, commission, timeZone } = input;
  const days = rentalDays(from, to);
  checkPricing(input, days);
  if (days === 0) return emptyQuote(input, terms);

  const firstDay = dayInZone(from, timeZone);
  const discountPercentage = discountFor(car.discounts, days);
  const commissionRate = commissionRateFor(commission, calendarDate(firstDay));
  const discountHundredths = percentageInHundredths(discountPercentage);
  const rateHundredths = percentageInHundredths(commissionRate);

  const basePrice = priceInMillimes(car.dailyPrice);
  const lineFor = (periodPrice: number | null): Omit<QuoteLine, "date"> => {
    const price = periodPrice === null ? basePrice : priceInMillimes(periodPrice);
    const rules: QuoteLine["rules"] = [periodPrice === null ? "base" : "period"];
    if (discountPercentage > 0) rules.push("discount");
    if (commissionRate > 0) rules.push("commission");
    return {
      basePrice: car.dailyPrice,
      periodPrice,
      discountPercentage: discountPercentage > 0 ? discountPercentage : null,
      commissionRate: commissionRate > 0 ? commissionRate : null,
      price: toDinars(dayPrice(price, discountHundredths, rateHundredths)),
      rules,
    };
  };
  const overlappingPeriods = car.periodicPrices
    .map(({ startDate, endDate, dailyPrice }) => ({
      first: dayNumber(startDate),
      last: dayNumber(endDate),
      dailyPrice,
    }))
    .filter(({ first, last }) => first < firstDay + days && last >= firstDay);
  const calendar = overlappingPeriods.flatMap(({ first, last }) => [first, last]);
  const periodLines = overlappingPeriods.map(({ dailyPrice }) => lineFor(dailyPrice));
  const baseLine = lineFor(null);

  const lines: QuoteLine[] = [];
  let rental = 0;
  for (let day = firstDay; day < firstDay + days; day++) {
    const line = periodLines[periodOn(calendar, day) ?? -1] ?? baseLine;
    rental += toMillimes(line.price);
    lines.push({ date: calendarDate(day), ...line, rules: [...line.rules] });
  }

  const { lines: options, refusedOptions } = optionLines(input, days, terms);
  const extras = extraLines(input.extras ?? [], days);
  const fees = feeLines(input.fees ?? [], days);
  const promoBase = { days, rental, pickupDate: calendarDate(firstDay) };
  const paidRental = rental - promoReduction(input.promo, promoBase);
  const total = [...options, ...extras, ...fees].reduce(
    (sum, { price }) => sum + toMillimes(price),
    paidRental,
  );
  const dailyLines = [
    ...options.filter(({ option }) => !isFlatFee(option)),
    ...extras.filter(({ per }) => per === "day"),
  ];
  const dailyTotal = dailyLines.reduce((sum, { price }) => sum + toMillimes(price), paidRental);
  return {
    days,
    lines,
    rental: toDinars(rental),
    optionLines: options,
    ...(extras.length > 0 && { extraLines: extras }),
    ...(fees.length > 0 && { feeLines: fees }),
    ...(input.promo && { promoLine: promoLine(input.promo, promoBase) }),
    refusedOptions,
    total: toDinars(total),
    perDay: toDinars(pricePerDay(dailyTotal, days)),
    currency: car.currency,
  };
}

function emptyQuote(input: PricingInput, terms: QuoteTerms): Quote {
  const { refusedOptions } = optionLines(input, 0, terms);
  const zeroSums = { days: 0, rental: 0, total: 0, perDay: 0 };
  return { ...zeroSums, lines: [], optionLines: [], refusedOptions, currency: input.car.currency };
}
