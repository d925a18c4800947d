import type { PromoCode } from "../pricing/promo/PromoCode.ts";
import type { SoldPromo } from "../pricing/promo/SoldPromo.ts";

/** Returns the code ETE2027: 10 % off the days of rentals that are booked in 2026 or 2027, without further conditions. */
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

/** Returns the same code as a rental is sold with it. */
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
