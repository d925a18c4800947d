import { toMillimes } from "@sayara/domain/money/millimes";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Selectable } from "kysely";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";

/** The terms of a booking once the cancellation option is added. */
interface WithCancellation {
  options: RentalOption[];
  quote: Quote;
  totalMillimes: number;
}

/**
 * Returns the terms of a booking once the cancellation option is added, at the prices as sold [CN9, CN13].
 * Undefined if the booking has the option, its car was sold without one, or its prices were not stored.
 */
export function withCancellation({
  sold_terms: sold,
  options,
  total_millimes: total,
  from_at: from,
  to_at: to,
}: Pick<Selectable<BookingRow>, "sold_terms" | "options" | "total_millimes" | "from_at" | "to_at">):
  | WithCancellation
  | undefined {
  if (sold === null || sold.car.cancellation <= 0 || options.includes("cancellation")) return undefined;
  const chosenOptions = rentalOptions.filter(
    (option) => option === "cancellation" || options.includes(option),
  );
  const optionFlags = Object.fromEntries(chosenOptions.map((option) => [option, true]));
  const quote = quoteRental({ ...sold, from, to, options: optionFlags }, { isSold: true });
  const totalMillimes = toMillimes(quote.total);
  const isSold = totalMillimes === total + toMillimes(sold.car.cancellation);
  return isSold ? { options: chosenOptions, quote, totalMillimes } : undefined;
}
