import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";

/** The most that a code takes off, in percent of the price of the rental days [PD2]. */
export const MAXIMUM_PERCENTAGE = 90;

/** The discount of a promo code on the price of the rental days: a percentage, or an amount in TND [PD2]. */
export const PromoDiscount = v.variant("kind", [
  v.object({ kind: v.literal("percentage"), percentage: wholeNumber(1, MAXIMUM_PERCENTAGE) }),
  v.object({
    kind: v.literal("amount"),
    amount: v.pipe(CataloguePrice, v.minValue(0.01, "price_invalid")),
  }),
]);
export type PromoDiscount = v.InferOutput<typeof PromoDiscount>;
