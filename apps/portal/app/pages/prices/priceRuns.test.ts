import { expect, test } from "vitest";
import { priceRuns } from "./priceRuns.ts";

test("[SN2] each day has the price of the first period that includes it, and equal days form one run", () => {
  const car = {
    id: "picanto",
    name: "Kia Picanto",
    range: "mini" as const,
    dailyPrice: 100,
    periods: [
      { startDate: "2026-12-02", endDate: "2026-12-02", dailyPrice: 90, season: null },
      { startDate: "2026-12-01", endDate: "2026-12-04", dailyPrice: 120, season: "winter" },
    ],
    minimumPeriods: [],
  };
  const runs = priceRuns(car, "2026-11-30");
  expect(runs).toEqual([
    { startDate: "2026-11-30", endDate: "2026-11-30", dailyPrice: 100 },
    { startDate: "2026-12-01", endDate: "2026-12-01", dailyPrice: 120, season: "winter" },
    { startDate: "2026-12-02", endDate: "2026-12-02", dailyPrice: 90, season: null },
    { startDate: "2026-12-03", endDate: "2026-12-04", dailyPrice: 120, season: "winter" },
    { startDate: "2026-12-05", endDate: "2027-11-29", dailyPrice: 100 },
  ]);
});
