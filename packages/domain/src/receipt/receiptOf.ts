import type { Quote } from "../pricing/Quote.ts";
import { quoteRental } from "../pricing/quoteRental.ts";
import type { ReceiptFigure } from "./ReceiptFigure.ts";
import { receiptFigures } from "./receiptFigures.ts";
import type { ReceiptInput } from "./ReceiptInput.ts";

/** A receipt: its figures and the quote that they list. */
export interface Receipt {
  quote: Quote;
  figures: ReceiptFigure[];
}

/**
 * Computes a receipt only from its input: the quote with `quoteRental`; the paid, returned, owed, kept and due sums
 * with `balanceOf` [RC1, RC2]. The quote equals the one that was sold.
 *
 * @throws RangeError for values that `ReceiptInput` would not accept.
 * @example
 * receiptOf(v.parse(ReceiptInput, JSON.parse(file))).figures.map(({ id, amount }) => `${id} ${amount}`);
 */
export function receiptOf(input: ReceiptInput): Receipt {
  const { from, to, ...terms } = input;
  const quote = quoteRental({ ...terms, from: new Date(from), to: new Date(to) }, { isSold: true });
  return { quote, figures: receiptFigures({ ...input, quote }) };
}
