import type { ReceiptFigure } from "./ReceiptFigure.ts";

/**
 * Returns the ids of the figures that only one of two receipts has, or that differ in amount or rules; none if a
 * recomputed receipt equals the one sold [RC1].
 */
export function differingFigures(one: readonly ReceiptFigure[], other: readonly ReceiptFigure[]): string[] {
  const left = new Map(one.map((figure) => [figure.id, signature(figure)]));
  const right = new Map(other.map((figure) => [figure.id, signature(figure)]));
  return [...new Set([...left.keys(), ...right.keys()])].filter((id) => left.get(id) !== right.get(id));
}

function signature({ amount, rules }: ReceiptFigure): string {
  return [amount, ...rules].join(" ");
}
