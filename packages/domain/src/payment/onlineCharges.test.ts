import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toMillimes } from "../money/millimes.ts";
import { onlineCharges } from "./onlineCharges.ts";

test("[PR22] the down payment is the agency's share of the total; the full payment is the whole sum due", () => {
  expect(onlineCharges({ total: 318, due: 318, downPaymentShare: 20 })).toEqual({
    downPayment: 63.6,
    full: 318,
  });
  expect(onlineCharges({ total: 318, due: 318, downPaymentShare: null })).toEqual({
    downPayment: null,
    full: 318,
  });
});

test("[PR22] a down payment is rounded half up to 10 millimes", () => {
  const downPayment = (total: number, downPaymentShare: number) =>
    onlineCharges({ total, due: total, downPaymentShare }).downPayment;
  expect(downPayment(0.5, 15)).toBe(0.08);
  expect(downPayment(0.49, 15)).toBe(0.07);
  expect(downPayment(100.1, 12.25)).toBe(12.26);
});

test("[PR22] after a first payment, no down payment is offered, only the sum due", () => {
  expect(onlineCharges({ total: 318, due: 254.4, downPaymentShare: 20 })).toEqual({
    downPayment: null,
    full: 254.4,
  });
  expect(onlineCharges({ total: 318, due: 0, downPaymentShare: 20 })).toEqual({ downPayment: null, full: 0 });
});

test("[PR22] every down payment is a multiple of 10 millimes and at most the total", () => {
  const total = fc.integer({ min: 1, max: 1_000_000_000 }).map((hundredths) => hundredths / 100);
  const share = fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(total, share, (sum, downPaymentShare) => {
      const { downPayment } = onlineCharges({ total: sum, due: sum, downPaymentShare });
      const millimes = toMillimes(downPayment ?? -1);
      expect(millimes % 10).toBe(0);
      expect(millimes).toBeGreaterThanOrEqual(0);
      expect(millimes).toBeLessThanOrEqual(toMillimes(sum));
      const exact = (toMillimes(sum) * Math.round(downPaymentShare * 100)) / 10_000;
      expect(Math.abs(millimes - exact)).toBeLessThanOrEqual(5);
    }),
  );
});
