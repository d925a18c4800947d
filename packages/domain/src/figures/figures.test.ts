import * as v from "valibot";
import { expect, test } from "vitest";
import { answeredInTime, carDaysOf, changeInPercent, occupancyOf, revenueOfCarDay } from "./dayFigures.ts";
import { medianLead } from "./medianLead.ts";
import { daysOf, FigurePeriod, figureParts, figureSpans, figureUnitOf } from "./FigurePeriod.ts";

test("[FG1] a period of days ends yesterday and is compared with as many days before it", () => {
  expect(figureSpans("30", "2026-12-10")).toEqual({
    now: { from: "2026-11-10", to: "2026-12-09" },
    before: { from: "2026-10-11", to: "2026-11-09" },
  });
});

test("[FG1] a month that is over is compared with the month before", () => {
  expect(figureSpans("2026-11", "2026-12-01")).toEqual({
    now: { from: "2026-11-01", to: "2026-11-30" },
    before: { from: "2026-10-01", to: "2026-10-31" },
  });
});

test("[FG1] the current month ends yesterday and is compared with as many days of the month before", () => {
  expect(figureSpans("2026-11", "2026-11-11")).toEqual({
    now: { from: "2026-11-01", to: "2026-11-10" },
    before: { from: "2026-10-01", to: "2026-10-10" },
  });
  // February is shorter than the elapsed part of March.
  expect(figureSpans("2026-03", "2026-03-31").before).toEqual({ from: "2026-02-01", to: "2026-02-28" });
});

test("[FG1] on its first day and before it, a month is an empty span", () => {
  for (const today of ["2026-11-01", "2026-06-15"]) {
    const { now, before } = figureSpans("2026-11", today);
    expect([daysOf(now), daysOf(before)]).toEqual([0, 0]);
    expect(figureParts(now, "day")).toEqual([]);
  }
});

test("[FG1] a period is divided into days, weeks from its end, or calendar months, without gaps or overlaps", () => {
  const partsOf = (period: FigurePeriod) =>
    figureParts(figureSpans(period, "2026-12-10").now, figureUnitOf(period));
  expect(partsOf("30")).toHaveLength(30);
  const weeks = partsOf("90");
  expect(weeks).toHaveLength(13);
  expect(weeks.map(daysOf)).toEqual([6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
  const months = partsOf("365");
  expect(months.map(({ from }) => from.slice(0, 7))).toHaveLength(13);
  expect(months.reduce((days, part) => days + daysOf(part), 0)).toBe(365);
  expect(months[1]).toEqual({ from: "2026-01-01", to: "2026-01-31" });
});

test("[FG1] refuses any other period", () => {
  for (const period of ["30", "365", "2026-02"]) expect(v.is(FigurePeriod, period)).toBe(true);
  for (const period of ["31", "", "2026-13", "2026-2", "1999-12"])
    expect(v.is(FigurePeriod, period)).toBe(false);
});

test("[FG1] the change is null if the value before is 0", () => {
  expect([changeInPercent(150, 100), changeInPercent(0, 80), changeInPercent(5, 0)]).toEqual([
    50,
    -100,
    null,
  ]);
});

test("[FG11] the lead time is the median, or the lower of two middle values", () => {
  const counts = [
    { days: 40, bookings: 1 },
    { days: 2, bookings: 1 },
    { days: 7, bookings: 2 },
  ];
  expect(medianLead(counts)).toBe(7);
  expect(medianLead(counts.slice(0, 2))).toBe(2);
  expect(medianLead([{ days: 3, bookings: 0 }])).toBeNull();
  expect(medianLead([])).toBeNull();
});

test("[FG3] occupancy is booked time divided by offered time, and null without offered time", () => {
  expect(occupancyOf({ offeredMinutes: 3 * 1440, bookedMinutes: 1440 })).toBe(33.3);
  expect(occupancyOf({ offeredMinutes: 0, bookedMinutes: 0 })).toBeNull();
  expect(carDaysOf(2160)).toBe(1.5);
});

test("[FG4] the revenue per car-day is rounded to ten millimes", () => {
  expect(revenueOfCarDay({ offeredMinutes: 3 * 1440, revenueMillimes: 100_000 })).toBe(33_330);
  expect(revenueOfCarDay({ offeredMinutes: 0, revenueMillimes: 100_000 })).toBeNull();
});

test("[FG6] a lapsed request does not count as answered in time", () => {
  const answers = { hour: 1, fourHours: 1, twelveHours: 0, day: 0, later: 1, none: 1 };
  expect(answeredInTime(answers)).toBe(50);
  expect(answeredInTime({ ...answers, hour: 0, fourHours: 0, later: 0, none: 0 })).toBeNull();
});
