import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { priceInMillimes } from "../checkedPricing.ts";
import type { PromoLine } from "../Quote.ts";
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
 * Returns a code's discount on the price of the rental days, never more than that price: 0 without a code, or
 * if the rental does not meet one of its conditions. A percentage is rounded half up to 10 millimes [PD2,
 * PD3].
 *
 * @throws RangeError for a discount that `PromoDiscount` does not accept.
 */
export function promoReduction(promo: SoldPromo | undefined, base: PromoBase): Millimes {
  if (promo === undefined) return 0;
  const reduction = wholeReduction(promo.discount, base.rental);
  return missedPromoCondition(promo, base) === null ? Math.min(reduction, base.rental) : 0;
}

function wholeReduction(discount: SoldPromo["discount"], rental: Millimes): Millimes {
  if (discount.kind === "amount") return priceInMillimes(discount.amount);
  const { percentage } = discount;
  if (!Number.isInteger(percentage) || percentage < 1 || percentage > 90)
    throw new RangeError(`${percentage} is not the percentage of a code`);
  return Math.floor((rental * percentage + 500) / 1000) * 10;
}
