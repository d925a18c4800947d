import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Quote } from "../pricing/Quote.ts";
import { type DifferenceLine, priceParts } from "./DifferenceLine.ts";

type PricedParts = Pick<Quote, "rental" | "optionLines">;

/**
 * Returns the parts of a price that differ between two quotes, in the order of a receipt. An option that is not chosen
 * counts as 0. The differences add up to the difference of the totals [CN10].
 *
 * @example quoteDifference({ rental: 318, optionLines: [] }, { rental: 424, optionLines: [] })
 * // [{ part: "rental", before: 318, after: 424, difference: 106 }]
 */
export function quoteDifference(before: PricedParts, after: PricedParts): DifferenceLine[] {
  return priceParts
    .map((part) => ({ part, before: priceOf(before, part), after: priceOf(after, part) }))
    .filter((line) => line.before !== line.after)
    .map((line) => ({ ...line, difference: toDinars(toMillimes(line.after) - toMillimes(line.before)) }));
}

function priceOf({ rental, optionLines }: PricedParts, part: DifferenceLine["part"]): number {
  return part === "rental" ? rental : (optionLines.find(({ option }) => option === part)?.price ?? 0);
}
