import type { ReceiptFigure } from "./ReceiptFigure.ts";

/**
 * Returns the ids of the figures that only one of two receipts has, or that differ in amount or rules. Empty
 * if a recomputed receipt equals the receipt as sold [RC1].
 */
export function differingFigures(a: readonly ReceiptFigure[], b: readonly ReceiptFigure[]): string[] {
  const signaturesA = new Map(a.map((figure) => [figure.id, signature(figure)]));
  const signaturesB = new Map(b.map((figure) => [figure.id, signature(figure)]));
  return [...new Set([...signaturesA.keys(), ...signaturesB.keys()])].filter(
    (id) => signaturesA.get(id) !== signaturesB.get(id),
  );
}

function signature({ amount, rules }: ReceiptFigure): string {
  return [amount, ...rules].join(" ");
}
