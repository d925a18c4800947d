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
 * Computes a receipt from its input alone. `quoteRental` recomputes the quote that was sold; `balanceOf` computes the
 * sums paid, refunded, still to be refunded, retained and due [RC1, RC2].
 *
 * @throws RangeError for values that `ReceiptInput` does not accept.
 * @example
 * receiptOf(v.parse(ReceiptInput, JSON.parse(file))).figures.map(({ id, amount }) => `${id} ${amount}`);
 */
export function receiptOf(input: ReceiptInput): Receipt {
  const { from, to, ...terms } = input;
  const quote = quoteRental({ ...terms, from: new Date(from), to: new Date(to) }, { isSold: true });
  return { quote, figures: receiptFigures({ ...input, quote }) };
}
