import { type Millimes, toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { inProportion } from "@sayara/domain/money/inProportion";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { type Cancellation, refundFor } from "./refundFor.ts";

/** A cancellation with its granted refund. */
export interface GrantedCancellation extends Omit<Cancellation, "quote"> {
  /** The quote as sold. */
  quote: Pick<Quote, "rental" | "optionLines" | "promoLine" | "total">;
  /** In TND: the guaranteed refund, or more. */
  refund: number;
}

/**
 * Returns the part of a marketplace promo code's discount that the marketplace pays the agency for a
 * cancelled booking [PD10]. It is the amount that the agency would have kept in addition without the code, if
 * the driver had paid the same part of the price and received the guaranteed refund. If a higher refund was
 * granted, it shrinks in proportion to the amount that the agency keeps. Rounded half up to 10 millimes.
 *
 * @example
 *   // The code takes 30 off 300, and the driver paid 270: 30 without a refund, 15 if half is refunded.
 */
export function keptDiscount({ refund, ...cancellation }: GrantedCancellation): Millimes {
  const { quote, paid } = cancellation;
  const discount = marketplaceDiscount(quote);
  const total = toMillimes(quote.total);
  // An edit without a refund may have left more paid than the total. The excess is not part of the price.
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
