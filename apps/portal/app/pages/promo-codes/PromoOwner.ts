/** Owner of the promo codes on the page. */
export type PromoOwner = "agency" | "marketplace";
