import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Quote } from "@sayara/domain/pricing/Quote";

/** One changed part of a price, in TND. */
export interface PriceChange {
  part: "rental" | RentalOption;
  before: number;
  after: number;
}

/** Returns the parts that differ between two quotes of one rental. */
export function priceDifference(before: Quote, after: Quote): PriceChange[] {
  const changes: PriceChange[] = [
    { part: "rental", before: before.rental, after: after.rental },
    ...rentalOptions.map((option) => ({
      part: option,
      before: priceOf(before, option),
      after: priceOf(after, option),
    })),
  ];
  return changes.filter((change) => change.before !== change.after);
}

function priceOf(quote: Quote, option: RentalOption): number {
  return quote.optionLines.find((line) => line.option === option)?.price ?? 0;
}
