import * as v from "valibot";

/** Payment card brands recognised by their card numbers; every other card is `other`. */
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
