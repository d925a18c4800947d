import { type Millimes, toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { inProportion } from "@sayara/domain/money/inProportion";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { type Cancellation, refundFor } from "./refundFor.ts";

/** A cancellation with the refund that was granted. */
export interface GrantedCancellation extends Omit<Cancellation, "quote"> {
  /** The quote as sold. */
  quote: Pick<Quote, "rental" | "optionLines" | "promoLine" | "total">;
  /** In TND: the guaranteed refund, or more. */
  refund: number;
}

/**
 * Returns what the marketplace bears of a cancelled booking with a code of its own: what the agency would have kept more
 * without the code, if the driver had paid the same part of the price and had got the guaranteed refund. It is less in
 * the proportion in which the granted refund leaves less than the guaranteed one. Rounded half up to 10 millimes [PD10].
 *
 * @example
 *   // A tenth of 300 off, 270 paid, no refund: the marketplace bears 30. Half of it refunded: 15.
 */
export function keptDiscount({ refund, ...cancellation }: GrantedCancellation): Millimes {
  const { quote, paid } = cancellation;
  const discount = marketplaceDiscount(quote);
  const total = toMillimes(quote.total);
  // What was paid above the total, after an edit without a refund, is no part of the price.
  const paidOfTotal = Math.min(toMillimes(paid), total);
  const kept = toMillimes(paid) - toMillimes(refund);
  if (discount === 0 || paidOfTotal <= 0 || kept <= 0) return 0;
  const { promoLine: _, ...wholeQuote } = quote;
  const wholePaid = inProportion(total + discount, paidOfTotal, total);
  const keptOf = (amounts: Pick<Cancellation, "quote" | "paid">) =>
    toMillimes(amounts.paid) - toMillimes(refundFor({ ...cancellation, ...amounts }).guaranteed);
  const keptAtMost = keptOf({ quote, paid: toDinars(paidOfTotal) });
  if (keptAtMost <= 0) return 0;
  const keptMore = keptOf({ quote: wholeQuote, paid: toDinars(wholePaid) }) - keptAtMost;
  const borne = Math.min(discount, Math.max(0, keptMore));
  return inProportion(borne, Math.min(kept, keptAtMost), keptAtMost);
}
