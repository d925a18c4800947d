import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { checkBookingPeriod } from "./checkBookingPeriod.ts";
import { nearestBookingPeriod } from "./nearestBookingPeriod.ts";

const timeZone = "Africa/Tunis";
const now = new Date("2026-11-20T12:00:00Z");

test.each([
  ["a past pick-up", "2026-10-01T09:30", "2026-10-04T18:00", "2026-11-21T09:30", "2026-11-24T18:00"],
  ["today", "2026-11-20T14:00", "2026-11-22T10:00", "2026-11-21T14:00", "2026-11-23T10:00"],
  ["a return before pick-up", "2026-12-08T10:00", "2026-12-01T10:00", "2026-12-01T10:00", "2026-12-08T10:00"],
  ["a past day", "2026-10-01T09:30", "2026-10-01T18:00", "2026-11-21T09:30", "2026-11-22T09:30"],
  ["a past night", "2026-10-01T09:30", "2026-10-02T18:00", "2026-11-21T09:30", "2026-11-22T18:00"],
  ["no length", "2026-12-01T10:00", "2026-12-01T10:00", "2026-12-01T10:00", "2026-12-04T10:00"],
  ["more than six months", "2026-12-01T10:00", "2027-12-01T10:00", "2026-12-01T10:00", "2027-06-01T10:00"],
  [
    "more than 18 months ahead",
    "2030-01-01T10:00",
    "2030-01-05T10:00",
    "2028-05-19T10:00",
    "2028-05-23T10:00",
  ],
])("[SE13] corrects %s", (_, from, to, nearestFrom, nearestTo) => {
  expect(nearestBookingPeriod({ from, to }, { now, timeZone })).toEqual({ from: nearestFrom, to: nearestTo });
});

test.each([
  [
    "a lead time of two days",
    { leadTimeHours: 48 },
    "2026-11-21T14:00",
    "2026-11-24T10:00",
    "2026-11-22T14:00",
  ],
  [
    "a time of day before its end",
    { leadTimeHours: 48 },
    "2026-11-22T09:00",
    "2026-11-25T09:00",
    "2026-11-23T09:00",
  ],
  [
    "no lead time of its own",
    { leadTimeHours: 0 },
    "2026-11-20T14:00",
    "2026-11-23T14:00",
    "2026-11-21T14:00",
  ],
])(
  "[SE13] %s moves the pick-up to the first day that the agency's lead time allows",
  (_, rules, from, to, expectedFrom) => {
    const nearest = nearestBookingPeriod({ from, to }, { now, timeZone, ...rules });
    expect(nearest.from).toBe(expectedFrom);
  },
);

test("[SE13] extends a rental shorter than the agency's minimum to that minimum", () => {
  const requested = { from: "2026-12-01T10:00", to: "2026-12-03T10:00" };
  expect(nearestBookingPeriod(requested, { now, timeZone, minimumRentalDays: 5 })).toEqual({
    from: "2026-12-01T10:00",
    to: "2026-12-06T10:00",
  });
});

test("[SE13] corrects any dates to valid ones", () => {
  const clock = fc
    .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
    .map((time) => instantToWallClock(new Date(time), timeZone));
  fc.assert(
    fc.property(clock, clock, (from, to) => {
      const nearest = nearestBookingPeriod({ from, to }, { now, timeZone });
      const period = {
        from: wallClockToInstant(nearest.from, timeZone),
        to: wallClockToInstant(nearest.to, timeZone),
      };
      expect(checkBookingPeriod(period, { now, timeZone })).toBeNull();
    }),
    { seed: propertySeed("nearest period"), numRuns: 500 },
  );
});
