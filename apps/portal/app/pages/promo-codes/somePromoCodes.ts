import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { aPromoCode } from "@sayara/domain/testing/aPromoCode";

/** Promo codes for stories and tests. */
export const somePromoCodes: StoredPromoCode[] = [
  {
    ...aPromoCode({ maximumUses: 100, maximumUsesPerDriver: 1, minimumDays: 3, minimumRental: 200 }),
    id: "promo-1",
    version: 1,
    uses: 12,
  },
  {
    ...aPromoCode({
      code: "AEROPORT25",
      discount: { kind: "amount", amount: 25 },
      rentalFrom: "2027-07-01",
      rentalUntil: "2027-08-31",
      isPaused: true,
    }),
    id: "promo-2",
    version: 3,
    uses: 0,
  },
];
