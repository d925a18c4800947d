import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("the median does not depend on the order", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("a percentile is the value at the nearest rank", () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile(values, 95), percentile(values, 100), percentile(values, 0)]).toEqual([95, 100, 1]);
});

test("the median of an empty list throws", () => {
  expect(() => median([])).toThrow("Nothing was measured.");
});
