import * as v from "valibot";

/** Card brands that are recognised by their card numbers. `other`: every other brand. */
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
