import { expect, test } from "vitest";
import { aRental } from "@sayara/domain/testing/aRental";
import type { QuoteLine } from "../Quote.ts";
import { quoteRental } from "../quoteRental.ts";
import { runsOf } from "./runsOf.ts";

const { lines } = quoteRental(aRental());
const runLengthsWith = (changes: Partial<QuoteLine>) =>
  runsOf(lines.map((line, index) => (index === 1 ? { ...line, ...changes } : line))).map(({ days }) => days);

test("groups consecutive equal days into one run", () => {
  expect(runsOf(lines)).toEqual([{ first: lines[0], last: lines[2], days: 3 }]);
});

test.each([{ price: 1 }, { periodPrice: 1 }, { discountPercentage: 1 }, { commissionRate: 1 }])(
  "starts a new run at a day that differs in %j",
  (changes) => {
    expect(runLengthsWith(changes)).toEqual([1, 1, 1]);
  },
);

test("returns no runs without days", () => {
  expect(runsOf([])).toEqual([]);
});
