import { expect, test } from "vitest";
import { balanceOf } from "./balanceOf.ts";

const movement = (amount: number) => ({ id: "m", amount, gateway: null, at: "2026-11-20T12:00:00Z" });

test("what is still to pay is the total less what was paid", () => {
  expect(balanceOf({ total: 318, payments: [movement(100.1), movement(0.2)], refunds: [] })).toEqual({
    paid: 100.3,
    due: 217.7,
  });
});

test("what was given back was not paid", () => {
  expect(balanceOf({ total: 318, payments: [movement(318)], refunds: [movement(18)] })).toEqual({
    paid: 300,
    due: 18,
  });
});

test("nobody owes less than nothing", () => {
  expect(balanceOf({ total: 300, payments: [movement(318)], refunds: [] }).due).toBe(0);
});
