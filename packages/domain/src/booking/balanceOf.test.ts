import { expect, test } from "vitest";
import { balanceOf } from "./balanceOf.ts";

const paid = (amount: number) => ({
  id: "p",
  amount,
  gateway: null,
  reference: null,
  at: "2026-11-20T12:00:00Z",
});
const returned = (amount: number) => ({
  ...paid(amount),
  id: "r",
  paymentId: "p",
  state: "succeeded" as const,
  reason: "paid_twice" as const,
  settledAt: null,
});
const reserved = { status: "reserved", total: 318, payments: [], refunds: [] } as const;

test("[BK8] computes the due sum as total minus payments", () => {
  const payments = [paid(100.1), paid(0.2)];
  expect(balanceOf({ ...reserved, payments, refunds: [] })).toEqual({ paid: 100.3, due: 217.7 });
});

test("[BK8] subtracts refunds from payments", () => {
  expect(balanceOf({ ...reserved, payments: [paid(318)], refunds: [returned(18)] })).toEqual({
    paid: 300,
    due: 18,
  });
});

test("[BK8] returns a due sum of at least 0, and 0 for a cancelled booking", () => {
  expect(balanceOf({ ...reserved, total: 300, payments: [paid(318)], refunds: [] }).due).toBe(0);
  expect(balanceOf({ ...reserved, status: "cancelled", payments: [], refunds: [] }).due).toBe(0);
});

test.each([
  ["paid", { paid: 318, due: 0 }],
  ["deposit", { paid: null, due: null }],
  ["reserved", { paid: 0, due: 318 }],
  ["pending", { paid: 0, due: 318 }],
] as const)(
  "[BK8] derives the due sum of a %s booking without payments from its status",
  (status, balance) => {
    expect(balanceOf({ ...reserved, status, payments: [], refunds: [] })).toEqual(balance);
  },
);
