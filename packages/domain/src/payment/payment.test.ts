import { expect, test } from "vitest";
import { isCommissionCollected } from "./MonthlyCommission.ts";
import { paymentStatusOf } from "./paymentStatusOf.ts";

test("[BK7] paid is all of it, partial some of it, unpaid nothing", () => {
  expect(paymentStatusOf({ total: 318.05, paid: 0 })).toBe("unpaid");
  expect(paymentStatusOf({ total: 318.05, paid: 318.04 })).toBe("partial");
  expect(paymentStatusOf({ total: 318.05, paid: 318.05 })).toBe("paid");
  expect(paymentStatusOf({ total: 0, paid: 0 })).toBe("paid");
});

test("[PR20] a month's commission is collected from 50 dinars on", () => {
  expect(isCommissionCollected(49.99)).toBe(false);
  expect(isCommissionCollected(50)).toBe(true);
  expect(isCommissionCollected(10, 5)).toBe(true);
});
