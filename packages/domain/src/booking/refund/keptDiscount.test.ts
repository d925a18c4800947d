import fc from "fast-check";
import { expect, test } from "vitest";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { aCar } from "@sayara/domain/testing/aCar";
import { aSoldPromo } from "@sayara/domain/testing/aPromoCode";
import { aRental } from "@sayara/domain/testing/aRental";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { type GrantedCancellation, keptDiscount } from "./keptDiscount.ts";
import { refundFor } from "./refundFor.ts";

const pickup = new Date("2026-06-10T09:00:00Z");
const hoursBefore = (hours: number) => new Date(pickup.getTime() - hours * 3_600_000);
const promo = aSoldPromo({ ofMarketplace: true });
// The days cost 300, and the code takes 30 off.
const quote = quoteRental(aRental({ promo }));
const withOption = quoteRental(aRental({ promo, options: { cancellation: true } }));
const borne = (changes: Partial<GrantedCancellation>) =>
  keptDiscount({ quote, paid: 270, refund: 0, pickup, at: hoursBefore(100), by: "driver", ...changes });

test("[PD10] without a refund, the marketplace bears the whole discount, or a proportional part after a down payment", () => {
  expect(borne({})).toBe(30_000);
  expect(borne({ paid: 54 })).toBe(6000);
  expect(borne({ paid: 0 })).toBe(0);
});

test("[PD10] the marketplace bears nothing if the agency keeps nothing, or would keep no more without the code", () => {
  expect(borne({ refund: 270 })).toBe(0);
  expect(borne({ by: "agency", refund: 270 })).toBe(0);
  // Everything except the option's fee is refunded, with and without the code [CN2].
  const { fee } = refundFor({ quote: withOption, paid: 300, pickup, at: hoursBefore(100), by: "driver" });
  expect(borne({ quote: withOption, paid: 300, refund: 300 - fee })).toBe(0);
});

test("[PD10] [CN3] the marketplace bears half of the discount if half of the rental is refunded", () => {
  expect(borne({ quote: withOption, paid: 300, refund: 135, at: hoursBefore(1) })).toBe(15_000);
});

test("[PD10] [DK4] a refund above the guaranteed one lowers the marketplace's part in proportion", () => {
  expect(borne({ refund: 135, at: pickup })).toBe(15_000);
  expect(borne({ refund: 269.99, at: pickup })).toBe(0);
});

test("[PD10] the marketplace bears nothing of an agency's own code", () => {
  expect(borne({ quote: quoteRental(aRental({ promo: aSoldPromo() })) })).toBe(0);
});

test("[PD10] for any cancelled booking paid in full, the agency gets the same as without the code", () => {
  const cases = fc.record({
    dailyPrice: fc.integer({ min: 1, max: 40_000 }).map((hundredths) => hundredths / 100),
    cancellation: fc.constantFrom(-1, 0, 20),
    discount: fc.oneof(
      fc.record({ kind: fc.constant("percentage" as const), percentage: fc.integer({ min: 1, max: 90 }) }),
      fc.record({
        kind: fc.constant("amount" as const),
        amount: fc.integer({ min: 1, max: 60_000 }).map((hundredths) => hundredths / 100),
      }),
    ),
    hours: fc.constantFrom(100, 24, 1, -1),
    by: fc.constantFrom("driver" as const, "agency" as const),
    granted: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ dailyPrice, cancellation, discount, hours, by, granted }) => {
      const rental = {
        car: aCar({ dailyPrice, cancellation }),
        options: { cancellation: cancellation >= 0 },
      };
      const whole = quoteRental(aRental(rental));
      const sold = quoteRental(aRental({ ...rental, promo: aSoldPromo({ discount, ofMarketplace: true }) }));
      const reduction = toMillimes(sold.promoLine?.reduction ?? 0);
      const terms = { pickup, at: hoursBefore(hours), by };
      const { guaranteed } = refundFor({ quote: sold, paid: sold.total, ...terms });
      const shareOf = (refund: number) => keptDiscount({ quote: sold, paid: sold.total, refund, ...terms });
      const share = shareOf(guaranteed);
      const kept = toMillimes(sold.total) - toMillimes(guaranteed);
      const { guaranteed: wholeRefund } = refundFor({ quote: whole, paid: whole.total, ...terms });
      const keptWithoutCode = toMillimes(whole.total) - toMillimes(wholeRefund);
      // If the agency keeps nothing of what was paid, the amount that it would keep without the code is unknown.
      expect(kept + share).toBe(kept > 0 ? keptWithoutCode : 0);
      const more = guaranteed + Math.floor((sold.total - guaranteed) * granted * 100) / 100;
      const less = shareOf(toDinars(Math.min(toMillimes(more), toMillimes(sold.total))));
      expect(less).toBeGreaterThanOrEqual(0);
      expect(less).toBeLessThanOrEqual(share);
      expect(share).toBeLessThanOrEqual(reduction);
      expect(less % 10).toBe(0);
    }),
    { seed: propertySeed("kept discounts") },
  );
});
