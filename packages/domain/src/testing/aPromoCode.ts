import type { PromoCode } from "../pricing/promo/PromoCode.ts";
import type { SoldPromo } from "../pricing/promo/SoldPromo.ts";

/**
 * Returns the promo code ETE2027 for tests: 10 % off rentals booked in 2026 or 2027, without further
 * conditions.
 */
export function aPromoCode(changes: Partial<PromoCode> = {}): PromoCode {
  return {
    code: "ETE2027",
    discount: { kind: "percentage", percentage: 10 },
    validFrom: "2026-01-01",
    validUntil: "2027-12-31",
    rentalFrom: null,
    rentalUntil: null,
    minimumDays: null,
    minimumRental: null,
    maximumUses: null,
    maximumUsesPerDriver: null,
    isPaused: false,
    ...changes,
  };
}

/** Returns the promo code of {@link aPromoCode} as sold with a rental. */
export function aSoldPromo(changes: Partial<SoldPromo> = {}): SoldPromo {
  const { code, discount, rentalFrom, rentalUntil, minimumDays, minimumRental } = aPromoCode();
  return {
    id: "promo-1",
    code,
    discount,
    rentalFrom,
    rentalUntil,
    minimumDays,
    minimumRental,
    ...changes,
  };
}
