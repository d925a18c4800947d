import { expect, test } from "vitest";
import { joinDayAndTime, dateOfDay, dayOf, dayOfDate, halfHours, timeOf } from "./wallClock.ts";

test.each(["Africa/Tunis", "America/Santiago", "Pacific/Apia", "Europe/Paris"])(
  "a day converted to a Date and back is unchanged in %s",
  (zone) => {
    const originalZone = process.env["TZ"];
    process.env["TZ"] = zone;
    for (let day = 1; day <= 365; day++) {
      const isoDay = dayOfDate(new Date(2026, 0, day, 12));
      expect(dayOfDate(dateOfDay(isoDay))).toBe(isoDay);
    }
    process.env["TZ"] = originalZone;
  },
);

test("a wall-clock time is split into day and time", () => {
  expect(joinDayAndTime(dayOf("2026-12-01T10:00"), timeOf("2026-12-01T10:00", "08:00"))).toBe(
    "2026-12-01T10:00",
  );
  expect(timeOf("", "08:00")).toBe("08:00");
});

test("a day has 48 half hours", () => {
  expect([halfHours.length, halfHours[0], halfHours[19], halfHours.at(-1)]).toEqual([
    48,
    "00:00",
    "09:30",
    "23:30",
  ]);
});
