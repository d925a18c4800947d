import { type Millimes, toMillimes } from "@sayara/domain/money/millimes";
import type { Quote } from "../Quote.ts";

/**
 * Returns the discount that the marketplace bears: that of its own promo code, and 0 for an agency's code
 * [PD10].
 */
export function marketplaceDiscount({ promoLine }: Pick<Quote, "promoLine">): Millimes {
  return promoLine?.ofMarketplace === true ? toMillimes(promoLine.reduction) : 0;
}
