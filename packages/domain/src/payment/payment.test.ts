import * as v from "valibot";
import { expect, test } from "vitest";
import { isCommissionCollected, MonthlyCommission } from "./MonthlyCommission.ts";
import { Payment } from "./Payment.ts";
import { Refund } from "./Refund.ts";
import { paymentStatusOf } from "./paymentStatusOf.ts";

test("[BK7] a booking is paid, partial or unpaid, depending on how much of its total was paid", () => {
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

test("the month of a commission must exist in the calendar", () => {
  const isValidMonth = (text: string) =>
    v.is(MonthlyCommission, { supplierId: "s1", month: text, amount: 50, status: "pending" });
  for (const text of ["2026-01", "2026-09", "2026-10", "2026-12", "2000-01", "2999-12"])
    expect(isValidMonth(text)).toBe(true);
  for (const text of [
    "1999-12",
    "3000-01",
    "2026-00",
    "2026-13",
    "2026-1",
    "0026-01",
    "x2026-01",
    "2026-01-01",
    "2026",
  ]) {
    expect(isValidMonth(text)).toBe(false);
  }
});

test("rejects a payment, a refund or a commission with a missing field", () => {
  const at = "2026-05-20T08:00:00Z";
  const payment = { id: "p1", amount: 106, gateway: "sandbox", reference: "pay_1", at };
  const refund = {
    ...payment,
    id: "r1",
    paymentId: "p1",
    state: "requested",
    reason: "late_payment",
    settledAt: null,
  };
  const commission = { supplierId: "s1", month: "2026-05", amount: 50, status: "pending" };
  const completeRecords = [
    [Payment, payment],
    [Refund, refund],
    [MonthlyCommission, commission],
  ] as const;
  for (const [schema, value] of completeRecords) {
    expect(v.parse(schema, value)).toEqual(value);
    for (const key of Object.keys(value)) expect(v.is(schema, { ...value, [key]: undefined })).toBe(false);
  }
});

test("a payment at the agency has neither gateway nor reference", () => {
  const payment = { id: "p1", amount: 106, gateway: null, reference: null, at: "2026-05-20T08:00:00Z" };
  expect(v.is(Payment, payment)).toBe(true);
  expect(v.is(Payment, { ...payment, gateway: 1 })).toBe(false);
});

test("reads a newer gateway as unknown", () => {
  const payment = { id: "p1", amount: 106, gateway: "cheque", reference: null, at: "2026-05-20T08:00:00Z" };
  expect(v.parse(Payment, payment).gateway).toBe("unknown");
});
