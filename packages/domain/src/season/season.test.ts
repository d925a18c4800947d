import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { compileSeasons, seasonPrice } from "./compileSeasons.ts";
import { minimumDaysOn } from "../pricing/days/minimumDaysOn.ts";
import { Season } from "./Season.ts";
import { seasonDates } from "./seasonDates.ts";

const aSeason = (changes: Partial<Season & { id: string }> = {}): Season & { id: string } => ({
  id: "summer",
  name: "Été",
  startDate: "2027-07-01",
  endDate: "2027-08-31",
  repeatsYearly: false,
  price: { kind: "daily", amount: 150 },
  minimumDays: null,
  ranges: ["mini"],
  carIds: [],
  ...changes,
});
const car = { id: "picanto", range: "mini", dailyPrice: 100, ownPeriods: [] } as const;
const today = "2026-11-28";
const problemsOf = (changes: object) => {
  const { id: _, ...season } = aSeason();
  const result = v.safeParse(Season, { ...season, ...changes });
  return result.success ? {} : refusalFields(result.issues);
};

test("[SN1] a season applies from its first to its last day, once", () => {
  expect(seasonDates(aSeason(), today)).toEqual([{ startDate: "2027-07-01", endDate: "2027-08-31" }]);
  expect(seasonDates(aSeason({ startDate: "2026-07-01", endDate: "2026-08-31" }), today)).toEqual([]);
});

test("[SN1] a season of one day applies only on that day, also on 29 February", () => {
  for (const day of ["2027-07-01", "2028-02-29"]) {
    const season = { startDate: day, endDate: day };
    expect(problemsOf(season)).toEqual({});
    expect(seasonDates(aSeason(season), today)).toEqual([season]);
  }
});

test("[SN1] a yearly season applies on the same dates from its first year until two years ahead", () => {
  const dates = seasonDates(
    aSeason({ startDate: "2020-07-01", endDate: "2020-08-31", repeatsYearly: true }),
    today,
  );
  expect(dates.map(({ startDate }) => startDate)).toEqual(["2027-07-01", "2028-07-01"]);
  expect(seasonDates(aSeason({ repeatsYearly: true }), today)).toHaveLength(2);
});

test("[SN1] a yearly season over New Year continues into January", () => {
  const season = aSeason({ startDate: "2025-12-20", endDate: "2026-01-05", repeatsYearly: true });
  expect(seasonDates(season, "2027-01-02")[0]).toEqual({ startDate: "2026-12-20", endDate: "2027-01-05" });
});

test("[SN1] in other years, a season that ends on 29 February ends on the 28th, and one of that day alone has no dates", () => {
  const season = aSeason({ startDate: "2028-02-29", endDate: "2028-02-29", repeatsYearly: true });
  expect(seasonDates({ ...season, startDate: "2024-02-10", endDate: "2024-02-29" }, today)[0]).toEqual({
    startDate: "2027-02-10",
    endDate: "2027-02-28",
  });
  // 29 February as the first day becomes 1 March, after the last day, 28 February.
  expect(seasonDates(season, "2029-01-01")).toEqual([]);
});

test("[SN2] the car's own periods come first, then the seasons in their order", () => {
  const ownPeriods = [{ startDate: "2027-08-10", endDate: "2027-08-12", dailyPrice: 90 }];
  const seasons = [aSeason(), aSeason({ id: "aid", price: { kind: "percentage", percentage: 20 } })];
  const { periodicPrices } = compileSeasons({ ...car, ownPeriods }, seasons, today);
  expect(periodicPrices.map(({ season, dailyPrice }) => [season, dailyPrice])).toEqual([
    [null, 90],
    ["summer", 150],
    ["aid", 120],
  ]);
});

test("[SN2] a season applies to the cars of its ranges and to its individual cars", () => {
  const periods = (season: Season & { id: string }) =>
    compileSeasons(car, [season], today).periodicPrices.length;
  expect(periods(aSeason({ ranges: ["midi"] }))).toBe(0);
  expect(periods(aSeason({ ranges: [], carIds: ["picanto"] }))).toBe(1);
});

test("[SN3] a percentage of the base price is rounded half up to 10 millimes", () => {
  const priceAt = (percentage: number, base: number) =>
    seasonPrice({ price: { kind: "percentage", percentage } }, base);
  expect(priceAt(20, 100)).toBe(120);
  expect(priceAt(-12.5, 99.99)).toBe(87.49);
  expect(priceAt(0.05, 100.1)).toBe(100.15);
  expect(priceAt(300, 40_000)).toBe(40_000);
  expect(seasonPrice({ price: { kind: "unchanged" } }, 100)).toBeNull();
});

test("[SN3] a price by percentage is the exact fraction, rounded once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: -9000, max: 30_000 }),
      (units, hundredths) => {
        const base = units / 100;
        const price = seasonPrice({ price: { kind: "percentage", percentage: hundredths / 100 } }, base) ?? 0;
        const exact = (BigInt(units) * BigInt(10_000 + hundredths) + 5000n) / 10_000n;
        expect(price).toBe(Number(exact) / 100);
      },
    ),
    { seed: propertySeed("seasonPrice"), numRuns: 300 },
  );
});

test("[SN4] the season of the pick-up day may raise the agency's minimum length, but never lowers it", () => {
  const { minimumPeriods } = compileSeasons(car, [aSeason({ minimumDays: 5 })], today);
  expect(minimumDaysOn({ minimumRentalDays: 1, minimumPeriods }, "2027-08-31")).toBe(5);
  expect(minimumDaysOn({ minimumRentalDays: 7, minimumPeriods }, "2027-08-31")).toBe(7);
  expect(minimumDaysOn({ minimumRentalDays: 1, minimumPeriods }, "2027-09-01")).toBe(1);
  expect(minimumDaysOn({ minimumRentalDays: 2 }, "2027-08-31")).toBe(2);
});

test("[SN5] reports reversed and overlong dates, and invalid prices and percentages, at their fields", () => {
  expect(problemsOf({ startDate: "2027-09-01" })).toHaveProperty("endDate");
  expect(problemsOf({ endDate: "2028-07-01" })).toHaveProperty("endDate");
  expect(problemsOf({ startDate: "2027-02-29" })).toHaveProperty("startDate");
  expect(problemsOf({ price: { kind: "daily", amount: 100.125 } })).not.toEqual({});
  expect(problemsOf({ price: { kind: "percentage", percentage: -95 } })).not.toEqual({});
  expect(problemsOf({ minimumDays: 61 })).toHaveProperty("minimumDays");
  expect(problemsOf({ name: "   " })).toHaveProperty("name");
  expect(problemsOf({ endDate: "2028-06-30" })).toEqual({});
});
