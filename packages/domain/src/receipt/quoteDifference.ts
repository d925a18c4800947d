import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Quote } from "../pricing/Quote.ts";
import { type FeeKind, feeKinds } from "../pricing/fees/FeeKind.ts";
import { rentalOptions } from "../pricing/RentalOption.ts";
import type { DifferenceLine } from "./DifferenceLine.ts";

type PricedParts = Pick<Quote, "rental" | "optionLines" | "extraLines" | "feeLines" | "promoLine">;

/**
 * Returns the parts of a price that differ between two quotes, in the order of a receipt. An option, extra,
 * fee or promo code that is missing in one quote counts as 0 there. The differences add up to the difference
 * of the totals [CN10].
 *
 * @example quoteDifference({ rental: 318, optionLines: [] }, { rental: 424, optionLines: [] })
 * // [{ part: "rental", before: 318, after: 424, difference: 106 }]
 */
export function quoteDifference(before: PricedParts, after: PricedParts): DifferenceLine[] {
  const parts = (["rental", ...rentalOptions] as const).map((part) => ({
    part,
    before: priceOf(before, part),
    after: priceOf(after, part),
  }));
  const fees = feeKinds.map((kind) => ({
    part: kind,
    before: feeIn(before, kind),
    after: feeIn(after, kind),
  }));
  const promo = { part: "promo" as const, before: promoIn(before), after: promoIn(after) };
  return [...parts, ...extraParts(before, after), ...fees, promo]
    .filter((line) => line.before !== line.after)
    .map((line) => ({ ...line, difference: toDinars(toMillimes(line.after) - toMillimes(line.before)) }));
}

function priceOf({ rental, optionLines }: PricedParts, part: DifferenceLine["part"]): number {
  return part === "rental" ? rental : (optionLines.find(({ option }) => option === part)?.price ?? 0);
}

function feeIn({ feeLines = [] }: PricedParts, kind: FeeKind): number {
  return feeLines.find((line) => line.kind === kind)?.price ?? 0;
}

function promoIn({ promoLine }: PricedParts): number {
  return promoLine === undefined ? 0 : 0 - promoLine.reduction;
}

function extraParts(before: PricedParts, after: PricedParts): Omit<DifferenceLine, "difference">[] {
  const all = [...(before.extraLines ?? []), ...(after.extraLines ?? [])];
  const names = new Map(all.map(({ extra, name }) => [extra, name]));
  const priceIn = ({ extraLines = [] }: PricedParts, id: string) =>
    extraLines.find(({ extra }) => extra === id)?.price ?? 0;
  return [...names].map(([id, name]) => ({
    part: "extra",
    extra: { id, name },
    before: priceIn(before, id),
    after: priceIn(after, id),
  }));
}
