import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { refundFor } from "@sayara/domain/booking/refund/refundFor";
import { editKeepsPrice } from "@sayara/domain/booking/change/editKeepsPrice";
import { toMillimes } from "@sayara/domain/money/millimes";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { aPromoCode, aSoldPromo } from "@sayara/domain/testing/aPromoCode";
import { aCar } from "@sayara/domain/testing/aCar";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aRental } from "@sayara/domain/testing/aRental";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { quoteRental } from "../quoteRental.ts";
import { quoteTotal } from "../quoteTotal.ts";
import { commissionAfterPromo } from "./commissionAfterPromo.ts";
import { isPromoCodeOpen } from "./isPromoCodeOpen.ts";
import { marketplaceDiscount } from "./marketplaceDiscount.ts";
import { PromoCode, PromoCodeText } from "./PromoCode.ts";
import type { SoldPromo } from "./SoldPromo.ts";

const problemsOf = (changes: object) => {
  const { issues } = v.safeParse(PromoCode, { ...aPromoCode(), ...changes });
  return issues === undefined ? {} : refusalFields(issues);
};

test("[PD1] a code has 4 to 20 letters and digits; case, spaces and invisible characters make no difference", () => {
  expect(v.parse(PromoCodeText, " \u200Bete 20\u202C٢٧ ")).toBe("ETE2027");
  for (const text of ["ETE", "A".repeat(21), "ÉTÉ27", "ETE-27", "<b>27", "ＥＴＥ２０２７x".repeat(9)])
    expect(v.safeParse(PromoCodeText, text).success).toBe(false);
  expect(problemsOf({ code: "" })).toEqual({ code: "required" });
});

test("[PD2] [PD3] [PD4] refuses a code with a percentage, an amount, days or limits out of bounds", () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ discount: { kind: "percentage", percentage: 91 } })).toEqual({
    "discount.percentage": "number_out_of_range?min=1&max=90",
  });
  expect(problemsOf({ discount: { kind: "amount", amount: 0 } })).toEqual({
    "discount.amount": "price_invalid",
  });
  expect(problemsOf({ validFrom: "2027-02-01", validUntil: "2027-01-31" })).toEqual({
    validUntil: "period_reversed",
  });
  expect(problemsOf({ rentalFrom: "2027-02-01", rentalUntil: "2027-01-31" })).toEqual({
    rentalUntil: "period_reversed",
  });
  expect(problemsOf({ maximumUses: 0, maximumUsesPerDriver: 101, minimumDays: 367 })).toEqual({
    maximumUses: "number_out_of_range?min=1&max=10000",
    maximumUsesPerDriver: "number_out_of_range?min=1&max=100",
    minimumDays: "number_out_of_range?min=1&max=366",
  });
});

test("[PD2] a code lowers only the price of the days, by at most 90 %, and its line has the reduction", () => {
  const car = aCar({ dailyPrice: 33.33, theftProtection: 5 });
  const rental = { car, options: { theftProtection: true } };
  const quoteWith = (promo: SoldPromo) => quoteRental(aRental({ ...rental, promo }));
  const without = quoteRental(aRental(rental));
  expect(without).not.toHaveProperty("promoLine");
  // 15 % of 99.99 is 14.9985, which is rounded to 15.
  const percent = quoteWith(aSoldPromo({ discount: { kind: "percentage", percentage: 15 } }));
  expect(percent.promoLine).toEqual({
    code: "ETE2027",
    discount: { kind: "percentage", percentage: 15 },
    reduction: 15,
  });
  expect([percent.rental, percent.total, percent.perDay]).toEqual([99.99, without.total - 15, 33.33]);
  const amount = quoteWith(aSoldPromo({ discount: { kind: "amount", amount: 500 } }));
  // 90 % of 99.99 is 89.991.
  expect([amount.promoLine?.reduction, amount.total]).toEqual([89.99, 25]);
});

test("[PD9] a code of the marketplace has a line like any other, with its rule in the receipt", () => {
  const rulesOf = (changes: Partial<SoldPromo>) =>
    receiptOf(aReceiptInput({ promo: aSoldPromo(changes) })).figures.find(({ kind }) => kind === "promo")
      ?.rules;
  expect(rulesOf({})).toEqual(["PD2"]);
  expect(rulesOf({ ofMarketplace: true })).toEqual(["PD2", "PD9"]);
  expect(rulesOf({ ofMarketplace: true, minimumDays: 300 })).toEqual(["PD3", "PD9"]);
  const [own, other] = [false, true].map((ofMarketplace) =>
    quoteRental(aRental({ promo: aSoldPromo({ ofMarketplace }) })),
  );
  expect(own?.promoLine).not.toHaveProperty("ofMarketplace");
  expect(other).toEqual({ ...own, promoLine: { ...own?.promoLine, ofMarketplace: true } });
  expect([own, other].map((quote) => quote && marketplaceDiscount(quote))).toEqual([0, 30_000]);
});

test("[PD3] a code takes nothing off a rental that does not meet one of its conditions", () => {
  const reductionWith = (conditions: Partial<SoldPromo>) =>
    quoteRental(aRental({ promo: aSoldPromo(conditions) })).promoLine?.reduction;
  expect(reductionWith({ rentalFrom: "2026-06-01", rentalUntil: "2026-06-01" })).toBe(30);
  expect(reductionWith({ rentalFrom: "2026-06-02" })).toBe(0);
  expect(reductionWith({ rentalUntil: "2026-05-31" })).toBe(0);
  expect([reductionWith({ minimumDays: 3 }), reductionWith({ minimumDays: 4 })]).toEqual([30, 0]);
  expect([reductionWith({ minimumRental: 300 }), reductionWith({ minimumRental: 300.01 })]).toEqual([30, 0]);
});

test("[PD3] a code is open from its first to its last day, unless it is paused", () => {
  const isOpen = (today: string, isPaused = false) =>
    isPromoCodeOpen({ validFrom: "2027-01-01", validUntil: "2027-01-31", isPaused }, today);
  expect(["2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01"].map((day) => isOpen(day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpen("2027-01-10", true)).toBe(false);
});

test("[PD5] [CN10] an edit keeps the code, and the difference has the change of its reduction", () => {
  const promo = aSoldPromo({ minimumDays: 3 });
  const before = quoteRental(aRental({ promo }));
  const shorter = quoteRental(aRental({ promo, to: new Date("2026-06-03T09:00:00Z") }));
  expect(quoteDifference(before, shorter)).toEqual([
    { part: "rental", before: 300, after: 200, difference: -100 },
    { part: "promo", before: -30, after: 0, difference: 30 },
  ]);
  const { from, to } = aRental();
  expect(editKeepsPrice({ from, to, quote: before }, { from, to, options: {} })).toBe(true);
});

test("[PD6] [CN3] a refund of half of the rental is half of the price after the code", () => {
  const car = aCar({ cancellation: 0 });
  const { total, ...quote } = quoteRental(
    aRental({ car, promo: aSoldPromo({ discount: { kind: "percentage", percentage: 90 } }) }),
  );
  const pickup = aRental().from;
  const at = new Date(pickup.getTime() - 3_600_000);
  expect(refundFor({ quote, paid: total, pickup, at, by: "driver" }).guaranteed).toBe(15);
});

test("[PD7] the commission falls in proportion to the price of the days", () => {
  const after = (reduction: number) => commissionAfterPromo(18_000, { rental: 318_000, reduction });
  expect([after(0), after(31_800), after(159_000), after(318_000)]).toEqual([18_000, 16_200, 9000, 0]);
  expect(commissionAfterPromo(10, { rental: 30, reduction: 20 })).toBe(0);
});

const seed = propertySeed("promoCodes");
const promo = fc
  .record({
    discount: fc.oneof(
      fc.record({ kind: fc.constant("percentage" as const), percentage: fc.integer({ min: 1, max: 90 }) }),
      fc.record({
        kind: fc.constant("amount" as const),
        amount: fc.integer({ min: 1, max: 200_000 }).map((hundredths) => hundredths / 100),
      }),
    ),
    minimumDays: fc.option(fc.integer({ min: 1, max: 8 })),
    minimumRental: fc.option(fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)),
  })
  .map((terms) => aSoldPromo(terms));
const rentalWithCode = fc
  .record({
    promo,
    days: fc.integer({ min: 1, max: 12 }),
    dailyPrice: fc.integer({ min: 0, max: 40_000 }).map((hundredths) => hundredths / 100),
    cancellation: fc.constantFrom(0, 20),
    commission: fc.record({
      enabled: fc.boolean(),
      rate: fc.integer({ min: 1, max: 30 }),
      effectiveDate: fc.constant("2025-12-01"),
    }),
  })
  .map(({ days, dailyPrice, cancellation, ...terms }) =>
    aRental({
      ...terms,
      car: aCar({ dailyPrice, cancellation }),
      options: { cancellation: true },
      to: new Date(aRental().from.getTime() + days * 86_400_000),
    }),
  );

test("[PD2] [PD5] [PD6] [PD7] for any rental with a code, receipt, edit, refund and commission add up", () => {
  fc.assert(
    fc.property(rentalWithCode, rentalWithCode, (rental, edited) => {
      const quote = quoteRental(rental);
      const reduction = quote.promoLine?.reduction ?? 0;
      const [withoutCode, before] = [quoteTotal({ ...rental, promo: undefined }), quoteTotal(rental)];
      expect(toMillimes(withoutCode) - toMillimes(before)).toBe(toMillimes(reduction));
      expect(toMillimes(quote.total)).toBeGreaterThanOrEqual(0);

      const { car, commission, timeZone } = rental;
      const input = aReceiptInput({
        from: rental.from.toISOString(),
        to: rental.to.toISOString(),
        options: { ...aReceiptInput().options, cancellation: true },
        car: v.parse(ReceiptInput.entries.car, car),
        ...(rental.promo && { promo: rental.promo }),
        commission,
        timeZone,
      });
      const parsed = v.parse(ReceiptInput, JSON.parse(JSON.stringify(input)));
      const { figures, quote: recomputed } = receiptOf(parsed);
      expect(recomputed).toEqual(quote);
      expect(figures.find(({ kind }) => kind === "promo")?.amount).toBe(reduction);

      // An edit keeps the code.
      const after = quoteRental({ ...edited, promo: rental.promo });
      const difference = quoteDifference(quote, after).reduce(
        (sum, line) => sum + toMillimes(line.difference),
        0,
      );
      expect(difference).toBe(toMillimes(after.total) - toMillimes(quote.total));

      const cancelled = { quote, paid: quote.total, pickup: rental.from } as const;
      for (const hoursBefore of [48, 1, -1]) {
        const at = new Date(rental.from.getTime() - hoursBefore * 3_600_000);
        const { guaranteed, fee } = refundFor({ ...cancelled, at, by: "driver" });
        const most = Math.max(0, toMillimes(quote.total) - toMillimes(fee));
        expect(toMillimes(guaranteed)).toBeLessThanOrEqual(most);
        const paidDays = toMillimes(quote.rental) - toMillimes(reduction);
        // From 24 hours before pick-up on.
        const half = hoursBefore === 48 ? most : paidDays / 2 + 5;
        expect(toMillimes(guaranteed)).toBeLessThanOrEqual(half);
      }

      const whole =
        toMillimes(withoutCode) -
        toMillimes(
          quoteTotal({ ...rental, promo: undefined, commission: { ...commission, enabled: false } }),
        );
      const paid = { rental: toMillimes(quote.rental), reduction: toMillimes(reduction) };
      const earned = commissionAfterPromo(Math.max(0, whole), paid);
      expect(earned).toBeLessThanOrEqual(Math.max(0, whole));
      expect(earned).toBeLessThanOrEqual(paid.rental - paid.reduction);
      expect(earned % 10).toBe(0);
    }),
    { seed, numRuns: 500 },
  );
});
