import { rentalOptions } from "./RentalOption.ts";
import type { PricingInput } from "./PricingInput.ts";

/**
 * Reference implementation, with which tests compare `quoteRental` and `quoteTotal`. It shares no code with
 * them: it uses one exact fraction per day, and dates as text.
 */
export function referenceQuote({
  car,
  from,
  to,
  options = {},
  extras = [],
  fees = [],
  promo,
  commission,
  timeZone,
}: PricingInput) {
  const blocks = fraction(BigInt(to.getTime()) - BigInt(from.getTime()), 86_400_000n);
  const days = Number(ceiling(blocks));
  if (days <= 0)
    return {
      days: 0,
      dates: [],
      prices: [],
      options: 0n,
      extras: 0n,
      fees: 0n,
      promo: 0n,
      borne: 0n,
      total: 0n,
    };

  const pickup = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(from);
  const reachedDiscounts = car.discounts.filter((discount) => discount.threshold <= days);
  const highestThreshold = Math.max(...reachedDiscounts.map((discount) => discount.threshold));
  const percentage =
    reachedDiscounts.find((discount) => discount.threshold === highestThreshold)?.percentage ?? 0;
  const hasCommission = commission.enabled && commission.rate > 0 && pickup >= commission.effectiveDate;

  const dates: string[] = [];
  const prices: bigint[] = [];
  for (let i = 0; i < days; i++) {
    const midnight = new Date(`${pickup}T00:00:00Z`);
    midnight.setUTCDate(midnight.getUTCDate() + i);
    const date = midnight.toISOString().slice(0, 10);
    const period = car.periodicPrices.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
    const daily = decimal(period === undefined ? car.dailyPrice : period.dailyPrice);
    const discounted = multiply(daily, subtract(decimal(1), divide(decimal(percentage), 100n)));
    dates.push(date);
    if (hasCommission) {
      const withCommission = multiply(discounted, add(decimal(1), divide(decimal(commission.rate), 100n)));
      prices.push(ceiling(withCommission) * 1000n);
    } else {
      const hundredths = multiply(discounted, decimal(100));
      prices.push(floor(add(hundredths, fraction(1n, 2n))) * 10n);
    }
  }

  let optionSum = decimal(0);
  for (const option of rentalOptions) {
    if (options[option] !== true || car[option] <= 0) continue;
    // Included full insurance replaces the two other covers.
    const isCover = option === "theftProtection" || option === "collisionDamageWaiver";
    if (isCover && car.fullInsurance === 0) continue;
    const isFlatFee = option === "cancellation" || option === "amendments";
    optionSum = add(optionSum, multiply(decimal(car[option]), decimal(isFlatFee ? 1 : days)));
  }
  const optionMillimes = floor(multiply(optionSum, decimal(1000)));
  let extraSum = decimal(0);
  for (const { price, per, count } of extras)
    for (let piece = 0; piece < count; piece++)
      extraSum = add(extraSum, multiply(decimal(price), decimal(per === "day" ? days : 1)));
  const extraMillimes = floor(multiply(extraSum, decimal(1000)));
  let feeSum = decimal(0);
  for (const { price, per, count, maximum } of fees) {
    let fee = decimal(0);
    for (let time = 0; time < count * (per === "day" ? days : 1); time++) fee = add(fee, decimal(price));
    const isCapped = maximum !== undefined && subtract(fee, decimal(maximum)).numerator > 0n;
    feeSum = add(feeSum, isCapped ? decimal(maximum) : fee);
  }
  const feeMillimes = floor(multiply(feeSum, decimal(1000)));
  const rentalMillimes = prices.reduce((sum, price) => sum + price, 0n);
  let promoMillimes = 0n;
  if (promo !== undefined) {
    const { discount, rentalFrom, rentalUntil, minimumDays, minimumRental } = promo;
    const isMet =
      pickup >= (rentalFrom ?? "") &&
      pickup <= (rentalUntil ?? "9999") &&
      days >= (minimumDays ?? 0) &&
      rentalMillimes >= floor(multiply(decimal(minimumRental ?? 0), decimal(1000)));
    const hundredths =
      discount.kind === "amount"
        ? multiply(decimal(discount.amount), decimal(100))
        : multiply(fraction(rentalMillimes, 10n), fraction(BigInt(discount.percentage), 100n));
    const wanted = floor(add(hundredths, fraction(1n, 2n))) * 10n;
    const maximum = floor(multiply(fraction(rentalMillimes, 10n), fraction(9n, 10n))) * 10n;
    if (isMet) promoMillimes = discount.kind === "amount" && maximum < wanted ? maximum : wanted;
  }
  const otherMillimes = optionMillimes + extraMillimes + feeMillimes - promoMillimes;
  const total = rentalMillimes + otherMillimes;
  return {
    days,
    dates,
    prices,
    options: optionMillimes,
    extras: extraMillimes,
    fees: feeMillimes,
    promo: promoMillimes,
    /** The part of the discount that the marketplace bears. */
    borne: promo?.ofMarketplace === true ? promoMillimes : 0n,
    total,
  };
}

interface Fraction {
  numerator: bigint;
  /** Always positive. */
  denominator: bigint;
}

const fraction = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });
const add = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const subtract = (a: Fraction, b: Fraction) => add(a, fraction(-b.numerator, b.denominator));
const multiply = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
const divide = (a: Fraction, divisor: bigint) => fraction(a.numerator, a.denominator * divisor);

/** Returns the decimal that the number prints as, as an exact fraction. */
function decimal(value: number): Fraction {
  const [integerPart = "0", decimals = ""] = String(value).split(".");
  return fraction(BigInt(integerPart + decimals), 10n ** BigInt(decimals.length));
}

function floor({ numerator, denominator }: Fraction): bigint {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator - (remainder < 0n ? 1n : 0n);
}

function ceiling(value: Fraction): bigint {
  return -floor(fraction(-value.numerator, value.denominator));
}
