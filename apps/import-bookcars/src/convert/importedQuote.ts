import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";

const DAY = 86_400_000;

/**
 * Returns the quote of a booking for which only the total is known. Its days share the total evenly, to the
 * cent, and its options are shown as included. The lines add up to the total [PR17].
 *
 * @param price in dinars, rounded to 0.01
 */
export function importedQuote({
  price,
  options,
  from,
  to,
  timeZone,
}: {
  price: number;
  options: readonly RentalOption[];
  from: Date;
  to: Date;
  timeZone: string;
}): Quote {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY);
  const hundredths = Math.round(price * 100);
  const basePrice = Math.floor(hundredths / days);
  const remainder = hundredths - basePrice * days;
  const first = dateInZone(from, timeZone);
  const lines = Array.from({ length: days }, (_, index) => {
    const dayPrice = (basePrice + (index < remainder ? 1 : 0)) / 100;
    return {
      date: addCalendarDays(first, index),
      basePrice: dayPrice,
      periodPrice: null,
      discountPercentage: null,
      commissionRate: null,
      price: dayPrice,
      rules: ["base" as const],
    };
  });
  const optionLines = rentalOptions
    .filter((option) => options.includes(option))
    .map((option) => ({
      option,
      unitPrice: 0,
      quantity: option === "cancellation" || option === "amendments" ? 1 : days,
      price: 0,
    }));
  const total = hundredths / 100;
  return {
    days,
    lines,
    rental: total,
    optionLines,
    refusedOptions: [],
    total,
    perDay: Math.round(hundredths / days) / 100,
    currency: CURRENCY,
  };
}
