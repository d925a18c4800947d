import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { priceInMillimes } from "../checkedPricing.ts";
import type { PromoLine } from "../Quote.ts";
import { MAXIMUM_PERCENTAGE } from "./PromoDiscount.ts";
import { missedPromoCondition, type PromoBase } from "./missedPromoCondition.ts";
import type { SoldPromo } from "./SoldPromo.ts";

/** Returns the price line of a code [PD2, PD9]. */
export function promoLine(promo: SoldPromo, base: PromoBase): PromoLine {
  const { code, discount, ofMarketplace } = promo;
  return {
    code,
    ...(ofMarketplace === true && { ofMarketplace }),
    discount: { ...discount },
    reduction: toDinars(promoReduction(promo, base)),
  };
}

/**
 * Returns a code's discount on the price of the rental days: 0 without a code, or if the rental does not meet one of its
 * conditions. A percentage is rounded half up to 10 millimes. An amount takes off at most 90 % of that price, rounded down
 * to 10 millimes, so that something is left to pay [PD2, PD3].
 *
 * @throws RangeError for a discount that `PromoDiscount` does not accept.
 */
export function promoReduction(promo: SoldPromo | undefined, base: PromoBase): Millimes {
  if (promo === undefined) return 0;
  const reduction = reductionOf(promo.discount, base.rental);
  return missedPromoCondition(promo, base) === null ? reduction : 0;
}

function reductionOf(discount: SoldPromo["discount"], rental: Millimes): Millimes {
  if (discount.kind === "amount") {
    const maximum = Math.floor((rental * MAXIMUM_PERCENTAGE) / 1000) * 10;
    return Math.min(priceInMillimes(discount.amount), maximum);
  }
  const { percentage } = discount;
  if (!Number.isInteger(percentage) || percentage < 1 || percentage > MAXIMUM_PERCENTAGE)
    throw new RangeError(`${percentage} is not the percentage of a code`);
  return Math.floor((rental * percentage + 500) / 1000) * 10;
}
