import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { completeSearchDates } from "./completeSearchDates.ts";
import { dayNumber } from "./dayNumber.ts";

const seed = propertySeed("completeSearchDates");
const clock = { now: new Date("2026-11-20T12:00:00Z"), timeZone: "Africa/Tunis" };
const complete = (from: string | null, to: string | null) => completeSearchDates({ from, to }, clock);

test("[SE15] a search without dates gets the default ones", () => {
  expect(complete(null, null)).toEqual({ from: "2026-11-21T10:00", to: "2026-11-24T10:00" });
});

test("[SE15] a missing date is set three days from the given one, at the same time of day", () => {
  expect(complete("2026-12-30T09:30", null)).toEqual({ from: "2026-12-30T09:30", to: "2027-01-02T09:30" });
  expect(complete(null, "2026-12-04T18:00")).toEqual({ from: "2026-12-01T18:00", to: "2026-12-04T18:00" });
});

test("[SE15] a drop-off in the near future does not lead to a pick-up in the past", () => {
  expect(complete(null, "2026-11-22T09:00")).toEqual({ from: "2026-11-21T10:00", to: "2026-11-22T09:00" });
  // No valid pick-up precedes this drop-off, so the dates stay invalid and the search reports them.
  expect(complete(null, "2026-11-20T09:00")).toEqual({ from: "2026-11-17T09:00", to: "2026-11-20T09:00" });
});

test("[SE15] given dates are unchanged, and the pick-up stays before the drop-off", () => {
  const wallClock = fc
    .tuple(fc.integer({ min: 0, max: 900 }), fc.constantFrom("00:00", "10:00", "23:59"))
    .map(([days, time]) => `${new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)}T${time}`);
  fc.assert(
    fc.property(wallClock, wallClock, (first, second) => {
      expect(complete(first, second)).toEqual({ from: first, to: second });
      const withDropOff = complete(first, null);
      expect(withDropOff.from).toBe(first);
      expect(dayNumber(withDropOff.to.slice(0, 10)) - dayNumber(first.slice(0, 10))).toBe(3);
      const withPickup = complete(null, first);
      expect(withPickup.to).toBe(first);
      expect(withPickup.from < first).toBe(true);
    }),
    { seed, numRuns: 500 },
  );
});
