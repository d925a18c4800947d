import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { splitRefund } from "./splitRefund.ts";

const payments = [
  { id: "first", amount: 60 },
  { id: "second", amount: 240.5 },
];

test("[BK10] refunds the latest payment first, and each payment at most in full", () => {
  expect(splitRefund({ payments, refunds: [] }, 100)).toEqual([{ paymentId: "second", amount: 100 }]);
  expect(splitRefund({ payments, refunds: [] }, 300.5)).toEqual([
    { paymentId: "second", amount: 240.5 },
    { paymentId: "first", amount: 60 },
  ]);
  expect(splitRefund({ payments, refunds: [] }, 0)).toEqual([]);
});

test.each(["requested", "succeeded", "failed"] as const)(
  "[BK10] excludes the part of a payment that a refund in state %s already covers",
  (state) => {
    const refunds = [{ paymentId: "second", amount: 240, state }];
    expect(splitRefund({ payments, refunds }, 10)).toEqual([
      { paymentId: "second", amount: 0.5 },
      { paymentId: "first", amount: 9.5 },
    ]);
    expect(() => splitRefund({ payments, refunds }, 61)).toThrow("More is to be returned than was paid.");
  },
);

test("[BK10] refuses to refund more than was paid and not yet refunded", () => {
  expect(() => splitRefund({ payments, refunds: [] }, 300.51)).toThrow(
    "More is to be returned than was paid.",
  );
});

test("[BK10] the parts of a refund add up to it, and none exceeds its payment", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (hundredths, share) => {
      const paid = hundredths.map((amount, index) => ({ id: `p${index}`, amount: amount / 100 }));
      const sum = Math.floor(hundredths.reduce((acc, amount) => acc + amount, 0) * share) / 100;
      const parts = splitRefund({ payments: paid, refunds: [] }, sum);
      const total = parts.reduce((acc, { amount }) => acc + Math.round(amount * 100), 0);
      expect(total).toBe(Math.round(sum * 100));
      for (const { paymentId, amount } of parts) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(paid.find(({ id }) => id === paymentId)?.amount ?? 0);
      }
    }),
    { seed: propertySeed("split refunds") },
  );
});
