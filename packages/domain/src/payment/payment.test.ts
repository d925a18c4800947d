import * as v from "valibot";
import { expect, test } from "vitest";
import { isCommissionCollected, MonthlyCommission } from "./MonthlyCommission.ts";
import { Payment } from "./Payment.ts";
import { paymentStatusOf } from "./paymentStatusOf.ts";

test("[BK7] a booking is paid, partial or unpaid by the share of its total that was paid", () => {
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

test("a commission's month is a calendar month that exists", () => {
  const month = (text: string) =>
    v.is(MonthlyCommission, { supplierId: "s1", month: text, amount: 50, status: "pending" });
  for (const text of ["2026-01", "2026-09", "2026-10", "2026-12", "1000-01"]) expect(month(text)).toBe(true);
  for (const text of ["2026-00", "2026-13", "2026-1", "0026-01", "x2026-01", "2026-01-01", "2026"]) {
    expect(month(text)).toBe(false);
  }
});

test("a payment or a commission with a missing field is refused", () => {
  const payment = {
    id: "p1",
    bookingId: "b1",
    amount: 106,
    refunded: 0,
    currency: "TND",
    status: "paid",
    gateway: null,
    at: "2026-05-20T08:00:00Z",
  };
  const commission = { supplierId: "s1", month: "2026-05", amount: 50, status: "pending" };
  expect(v.parse(Payment, payment)).toEqual(payment);
  expect(v.parse(MonthlyCommission, commission)).toEqual(commission);
  for (const key of Object.keys(payment)) expect(v.is(Payment, { ...payment, [key]: undefined })).toBe(false);
  for (const key of Object.keys(commission)) {
    expect(v.is(MonthlyCommission, { ...commission, [key]: undefined })).toBe(false);
  }
});
