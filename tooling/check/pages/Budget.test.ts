import { expect, test } from "vitest";
import { overBudget } from "./Budget.ts";

const budget = { javascript: 150, total: 300, requests: 20, layoutShift: 0.02 };

test("reports a cost over its limit with both numbers", () => {
  expect(overBudget({ javascript: 151, total: 300, requests: 30, layoutShift: 0.3 }, budget)).toEqual([
    "151 KB of JavaScript, at most 150",
    "30 requests, at most 20",
    "0.3 layout shift, at most 0.02",
  ]);
});

test("reports no problem for a page within its budget", () => {
  expect(overBudget(budget, budget)).toEqual([]);
});

test("a cost without a limit is not reported", () => {
  expect(overBudget(budget, { javascript: 149 })).toEqual(["150 KB of JavaScript, at most 149"]);
});
