import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { expect, test } from "vitest";
import { monthRows, seasonRows } from "./seasonPrices.ts";

const price = (month: string, median: number, lowest = median - 10): MonthlyPrice => ({
  month,
  range: "mini",
  cars: 3,
  lowest,
  median,
});
const prices = [price("2026-11", 70), price("2026-12", 90), price("2027-01", 72), price("2027-07", 110, 65)];

test("a season has the lowest price of its months and the median of their medians", () => {
  const rows = seasonRows(prices, (amount) => amount + 1);
  expect(rows.map(({ season, prices: [mini] }) => [season, mini])).toEqual([
    ["winter", { lowest: 61, usual: 73 }],
    ["spring", null],
    ["summer", { lowest: 66, usual: 111 }],
    ["autumn", null],
  ]);
});

test("a size without cars has no price", () => {
  expect(monthRows(prices, (amount) => amount)).toEqual([
    { month: "2026-11", usual: [70, null, null] },
    { month: "2026-12", usual: [90, null, null] },
    { month: "2027-01", usual: [72, null, null] },
    { month: "2027-07", usual: [110, null, null] },
  ]);
});
