import { expect, test } from "vitest";
import { moveDates } from "./moveDates.ts";

test("[PL4] a moved rental keeps its times of day and the number of days between", () => {
  const dates = { from: "2026-12-01T10:00", to: "2026-12-04T09:30" };
  expect(moveDates(dates, "2026-12-01")).toEqual(dates);
  expect(moveDates(dates, "2026-12-30")).toEqual({ from: "2026-12-30T10:00", to: "2027-01-02T09:30" });
  expect(moveDates(dates, "2028-02-27")).toEqual({ from: "2028-02-27T10:00", to: "2028-03-01T09:30" });
});

test("[PL4] moving a rental to its own day changes nothing", () => {
  const dates = { from: "2026-12-01T08:00", to: "2026-12-01T20:00" };
  expect(moveDates(dates, "2027-01-05")).toEqual({ from: "2027-01-05T08:00", to: "2027-01-05T20:00" });
});
