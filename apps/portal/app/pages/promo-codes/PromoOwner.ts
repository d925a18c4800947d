/** Whose promo codes the page has. */
export type PromoOwner = "agency" | "marketplace";
