import { expect, test } from "vitest";
import { approximateAmount } from "./approximateAmount.ts";
import { areRatesCurrent } from "./areRatesCurrent.ts";
import type { ExchangeRates } from "./ExchangeRates.ts";
import { exchangeRateProblem } from "./exchangeRateProblem.ts";

test.each([
  [324, 3.38, 96],
  [325, 3.38, 96],
  [318.5, 3.25, 98],
  [3.5, 1, 4],
  [1, 3.38, null],
  [0, 3.38, null],
  [40_000, 2.921, 13_694],
])("[XR1] %f dinars at a rate of %f are about %s", (dinars, rate, expected) => {
  expect(approximateAmount(dinars, rate)).toBe(expected);
});

test.each([
  ["2026-11-30", true],
  ["2026-11-23", true],
  ["2026-11-22", false],
  ["2026-12-01", false],
])("[XR2] whether rates of %s are shown on 30 November: %s", (date, expected) => {
  expect(areRatesCurrent(date, "2026-11-30")).toBe(expected);
});

const today = "2026-11-30";
const read = (dinars: ExchangeRates["dinars"] = {}, date = "2026-11-27"): ExchangeRates => ({
  date,
  dinars: { EUR: 3.38, USD: 2.92, GBP: 3.86, ...dinars },
});
const problemOf = (rates: ExchangeRates, stored: ExchangeRates | null = null) =>
  exchangeRateProblem(rates, { stored, today });

test("[XR3] complete and plausible rates may replace the stored ones", () => {
  expect(problemOf(read())).toBeUndefined();
  expect(problemOf(read({}, today), read())).toBeUndefined();
  expect(problemOf(read(), read())).toBeUndefined();
  expect(problemOf(read({ EUR: 4.05 }), read())).toBeUndefined();
});

test.each([
  ["without a currency", { date: today, dinars: { EUR: 3.38, USD: 2.92 } }, "missing"],
  ["with 0", read({ USD: 0 }), "out_of_bounds"],
  ["with no number", read({ USD: Number.NaN }), "out_of_bounds"],
  ["in millimes", read({ GBP: 3860 }), "out_of_bounds"],
  ["of tomorrow", read({}, "2026-12-01"), "future"],
  ["of an earlier day than the stored ones", read({}, "2026-11-26"), "older"],
  ["with a large increase", read({ EUR: 4.06 }), "changed_too_much"],
  ["with a large decrease", read({ EUR: 2.7 }), "changed_too_much"],
])("[XR3] a set of rates %s is refused", (_, rates, problem) => {
  expect(problemOf(rates, read())).toBe(problem);
});

test("[XR3] a large change is accepted once the stored rates are no longer shown", () => {
  expect(problemOf(read({ EUR: 4.4 }), read({}, "2026-11-22"))).toBeUndefined();
});
