import { expect, test } from "vitest";
import { type BookingPeriodRules, checkBookingPeriod, latestDropOff } from "./checkBookingPeriod.ts";

const now = new Date("2026-11-30T12:00:00Z");

test("[VA10] rejects a pick-up in the past", () => {
  expect(check("2026-11-30T11:59:59Z", "2026-12-04T09:00:00Z")).toEqual(["from", "pickup_in_past", {}]);
});

test("[VA10] reports a pick-up at `now` as too soon, not as past", () => {
  expect(check("2026-11-30T12:00:00Z", "2026-12-04T09:00:00Z")?.[1]).toBe("pickup_too_soon");
});

test("[VA11] requires pick-up at least 2 hours ahead, or the agency's lead time if longer", () => {
  expect(check("2026-11-30T13:59:59Z", "2026-12-04T09:00:00Z")).toEqual([
    "from",
    "pickup_too_soon",
    { hours: 2 },
  ]);
  expect(check("2026-11-30T14:00:00Z", "2026-12-04T09:00:00Z")).toBeNull();
  const agency = { leadTimeHours: 24 };
  expect(check("2026-12-01T11:59:00Z", "2026-12-04T09:00:00Z", agency)).toEqual([
    "from",
    "pickup_too_soon",
    { hours: 24 },
  ]);
  expect(check("2026-12-01T12:00:00Z", "2026-12-04T09:00:00Z", agency)).toBeNull();
  expect(check("2026-11-30T13:00:00Z", "2026-12-04T09:00:00Z", { leadTimeHours: 0 })?.[2]).toEqual({
    hours: 2,
  });
});

test("[VA11] ignores an agency's lead time below the marketplace's 2 hours", () => {
  for (const leadTimeHours of [0, 1, 1.9])
    expect(check("2026-11-30T13:59:59Z", "2026-12-04T09:00:00Z", { leadTimeHours })?.[2]).toEqual({
      hours: 2,
    });
});

test("[VA12] requires drop-off after pick-up", () => {
  expect(check("2026-12-01T09:00:00Z", "2026-12-01T09:00:00Z")).toEqual(["to", "drop_off_before_pickup", {}]);
  expect(check("2026-12-01T09:00:00Z", "2026-12-01T09:01:00Z")).toBeNull();
});

test("[VA13] limits a rental to 6 calendar months, to the second", () => {
  expect(check("2026-12-01T09:00:30Z", "2027-06-01T09:00:30Z")).toBeNull();
  expect(check("2026-12-01T09:00:30Z", "2027-06-01T09:00:31Z")).toEqual([
    "to",
    "booking_too_long",
    { months: 6 },
  ]);
});

test("[VA13] adds the 6 months in the zone: a clock change moves the instant, not the time of day", () => {
  expect(latestDropOff(new Date("2026-12-01T09:00:00Z"), "Europe/Paris").toISOString()).toBe(
    "2027-06-01T08:00:00.000Z",
  );
  // 23:30 on 31 August in Tunis. Six months later it is 28 February there.
  expect(latestDropOff(new Date("2026-08-31T22:30:00Z"), "Africa/Tunis").toISOString()).toBe(
    "2027-02-28T22:30:00.000Z",
  );
});

test("[VA14] requires the car's minimum number of rental days; a started day counts", () => {
  const rules = { minimumRentalDays: 3 };
  expect(check("2026-12-01T09:00:00Z", "2026-12-03T09:00:00Z", rules)).toEqual([
    "to",
    "booking_too_short",
    { days: 3 },
  ]);
  expect(check("2026-12-01T09:00:00Z", "2026-12-03T09:00:01Z", rules)).toBeNull();
});

test("rejects invalid dates and dates outside the range of the calendar functions", () => {
  expect(check("soon", "2026-12-03T09:00:00Z")).toEqual(["from", "date_invalid", {}]);
  expect(check("2026-12-01T09:00:00Z", "later")).toEqual(["to", "date_invalid", {}]);
  expect(check("2026-12-01T09:00:00Z", "+200000-01-01T00:00:00Z")).toEqual(["to", "date_invalid", {}]);
  const codes = (from: string, to: string) => check(from, to)?.[1];
  expect(codes("1969-12-31T23:59:59Z", "2026-12-03T09:00:00Z")).toBe("date_invalid");
  expect(codes("1970-01-01T00:00:00Z", "2026-12-03T09:00:00Z")).not.toBe("date_invalid");
  expect(codes("2026-12-01T09:00:00Z", "9998-01-01T00:00:00Z")).toBe("date_invalid");
  expect(codes("2026-12-01T09:00:00Z", "9997-12-31T23:59:59Z")).toBe("booking_too_long");
});

test("[VA27] limits pick-up to 18 calendar months ahead in the zone, to the second", () => {
  const latestPickup = "2028-05-30T12:00:00Z";
  expect(check(latestPickup, "2028-06-04T09:00:00Z")).toBeNull();
  expect(check("2028-05-30T12:00:01Z", "2028-06-04T09:00:00Z")).toEqual([
    "from",
    "pickup_too_far",
    { months: 18 },
  ]);
  // Paris has daylight saving time on that date, so the same time of day is an hour earlier as an instant.
  const inParis = (from: string) => check(from, "2028-06-04T09:00:00Z", { timeZone: "Europe/Paris" });
  expect(inParis("2028-05-30T11:00:00Z")).toBeNull();
  expect(inParis("2028-05-30T11:00:01Z")?.[1]).toBe("pickup_too_far");
});

function check(from: string, to: string, rules: Partial<BookingPeriodRules> = {}) {
  const failure = checkBookingPeriod(
    { from: new Date(from), to: new Date(to) },
    { now, timeZone: "Africa/Tunis", ...rules },
  );
  return failure === null ? null : [failure.field, failure.code, failure.params];
}
