import { type Millimes, toMillimes } from "@sayara/domain/money/millimes";
import type { Quote } from "../Quote.ts";

/** Returns what the marketplace bears of a price: what a code of its own takes off, and nothing of another code [PD10]. */
export function marketplaceDiscount({ promoLine }: Pick<Quote, "promoLine">): Millimes {
  return promoLine?.ofMarketplace === true ? toMillimes(promoLine.reduction) : 0;
}
