import * as v from "valibot";

/** The brands of payment cards whose numbers are known; every other card is `other`. */
export const cardBrands = [
  "visa",
  "mastercard",
  "amex",
  "discover",
  "diners",
  "jcb",
  "unionpay",
  "maestro",
  "other",
] as const;
/** One of {@link cardBrands}. */
export const CardBrand = v.picklist(cardBrands);
export type CardBrand = v.InferOutput<typeof CardBrand>;
