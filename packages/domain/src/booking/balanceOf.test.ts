import { expect, test } from "vitest";
import { balanceOf } from "./balanceOf.ts";

const movement = (amount: number) => ({ id: "m", amount, gateway: null, at: "2026-11-20T12:00:00Z" });
const reserved = { status: "reserved", total: 318, payments: [], refunds: [] } as const;

test("[BK8] what is still to pay is the total less what was paid", () => {
  const payments = [movement(100.1), movement(0.2)];
  expect(balanceOf({ ...reserved, payments, refunds: [] })).toEqual({ paid: 100.3, due: 217.7 });
});

test("[BK8] what was given back was not paid", () => {
  expect(balanceOf({ ...reserved, payments: [movement(318)], refunds: [movement(18)] })).toEqual({
    paid: 300,
    due: 18,
  });
});

test("[BK8] no booking owes less than nothing, a cancelled one nothing", () => {
  expect(balanceOf({ ...reserved, total: 300, payments: [movement(318)], refunds: [] }).due).toBe(0);
  expect(balanceOf({ ...reserved, status: "cancelled", payments: [], refunds: [] }).due).toBe(0);
});

test.each([
  ["paid", { paid: 318, due: 0 }],
  ["deposit", { paid: null, due: null }],
  ["reserved", { paid: 0, due: 318 }],
  ["pending", { paid: 0, due: 318 }],
] as const)(
  "[BK8] where no payment is recorded, a %s booking says by its status what is due",
  (status, balance) => {
    expect(balanceOf({ ...reserved, status, payments: [], refunds: [] })).toEqual(balance);
  },
);
