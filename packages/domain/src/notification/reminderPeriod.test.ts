import { expect, test } from "vitest";
import { bookingReminders } from "./BookingReminder.ts";
import { reminderPeriod } from "./reminderPeriod.ts";

const timeZone = "Africa/Tunis";
/** Tunis is one hour ahead of UTC all year. */
const at = (local: string) => new Date(`2026-12-${local}:00+01:00`);

test.each([
  ["01T08:59", null],
  ["01T09:00", ["02T00:00", "03T00:00"]],
  ["01T20:59", ["02T00:00", "03T00:00"]],
  ["01T21:00", null],
])("[NO7] announces the next day's pick-ups only during the day: at %s", (now, period) => {
  expect(reminderPeriod("pick_up", { now: at(now), timeZone })).toEqual(
    period && { from: at(period[0] ?? ""), until: at(period[1] ?? "") },
  );
});

test.each([
  ["04T08:59", null],
  ["04T09:00", ["04T09:00", "05T00:00"]],
  ["04T17:59", ["04T17:59", "05T00:00"]],
  ["04T18:00", ["04T18:00", "05T11:00"]],
  ["04T21:00", null],
])("[NO7] announces the day's later drop-offs, and early ones the evening before: at %s", (now, period) => {
  expect(reminderPeriod("drop_off", { now: at(now), timeZone })).toEqual(
    period && { from: at(period[0] ?? ""), until: at(period[1] ?? "") },
  );
});

test("[NO7] requests a review from the day after drop-off on, for 14 days", () => {
  expect(reminderPeriod("review", { now: at("20T12:00"), timeZone })).toEqual({
    from: at("06T00:00"),
    until: at("20T00:00"),
  });
});

test("[NO8] reminds of an unfinished checkout between 1 and 24 hours after its payment ended", () => {
  expect(reminderPeriod("unfinished_checkout", { now: at("20T12:00"), timeZone })).toEqual({
    from: at("19T12:00"),
    until: at("20T11:00"),
  });
});

test.each(bookingReminders)("the reminder %s is not due at night in the marketplace's zone", (kind) => {
  const now = at("20T23:00");
  expect(reminderPeriod(kind, { now, timeZone })).toBeNull();
  expect(reminderPeriod(kind, { now, timeZone: "America/New_York" })).not.toBeNull();
});
