import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { addCalendarMonths } from "./addCalendarMonths.ts";
import { ageOn } from "./ageOn.ts";
import { CalendarDate, isCalendarDate } from "./CalendarDate.ts";
import { calendarDate, dayNumber } from "./dayNumber.ts";
import { dateInZone } from "./dateInZone.ts";
import { defaultSearchDates } from "./defaultSearchDates.ts";
import { Instant } from "./Instant.ts";
import { instantToWallClock } from "./instantToWallClock.ts";
import { WallClock } from "./WallClock.ts";
import { wallClockToInstant } from "./wallClockToInstant.ts";

const seed = propertySeed("time");
const zones = ["Africa/Tunis", "Europe/Paris", "America/St_Johns", "Pacific/Auckland", "Australia/Lord_Howe"];

test("[TM1] at 23:00 UTC, it is already the next day in Tunis", () => {
  expect(dateInZone(new Date("2026-12-31T22:59:59Z"), "Africa/Tunis")).toBe("2026-12-31");
  expect(dateInZone(new Date("2026-12-31T23:00:00Z"), "Africa/Tunis")).toBe("2027-01-01");
});

test("[TM1] the zone's date matches `Intl` at random instants over a century", () => {
  for (const timeZone of zones) {
    const intl = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1975-01-01"), max: new Date("2075-01-01"), noInvalidDate: true }),
        (date) => {
          expect(dateInZone(date, timeZone)).toBe(intl.format(date));
        },
      ),
      { seed, numRuns: 1000 },
    );
  }
});

test("an unknown zone throws on every call", () => {
  expect(() => dateInZone(new Date(), "Africa/Carthage")).toThrow(RangeError);
  expect(() => dateInZone(new Date(), "Africa/Carthage")).toThrow(RangeError);
});

test("[TM2] converting an instant to a wall clock and back returns the instant", () => {
  expect(instantToWallClock(new Date("2026-12-01T09:00:59Z"), "Africa/Tunis")).toBe("2026-12-01T10:00");
  expect(wallClockToInstant("2026-12-01T10:00", "Africa/Tunis").toISOString()).toBe(
    "2026-12-01T09:00:00.000Z",
  );
  for (const timeZone of zones) {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000_000 }), (minutes) => {
        const instant = new Date(minutes * 60_000);
        const wallClock = instantToWallClock(instant, timeZone);
        const roundTrip = wallClockToInstant(wallClock, timeZone);
        expect(instantToWallClock(roundTrip, timeZone)).toBe(wallClock);
        // The same instant, or the earlier of two with this wall-clock time.
        expect([0, 30, 60]).toContain((instant.getTime() - roundTrip.getTime()) / 60_000);
      }),
      { seed, numRuns: 1000 },
    );
  }
});

test("[TM3] a time skipped by a clock change moves forward by the length of the skip", () => {
  expect(wallClockToInstant("2026-03-29T02:30", "Europe/Paris").toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
  expect(instantToWallClock(new Date("2026-03-29T01:30:00Z"), "Europe/Paris")).toBe("2026-03-29T03:30");
  expect(wallClockToInstant("2026-09-27T02:15", "Pacific/Auckland").toISOString()).toBe(
    "2026-09-26T14:15:00.000Z",
  );
});

test("[TM4] a time that occurs twice means its first occurrence", () => {
  expect(wallClockToInstant("2026-10-25T02:30", "Europe/Paris").toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
  expect(wallClockToInstant("2026-11-01T01:30", "America/St_Johns").toISOString()).toBe(
    "2026-11-01T04:00:00.000Z",
  );
});

test("[TM5] adding a month keeps the day, or returns the last day of a shorter month", () => {
  expect(addCalendarMonths("2026-01-15", 6)).toBe("2026-07-15");
  expect(addCalendarMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addCalendarMonths("2027-08-31", 6)).toBe("2028-02-29");
  expect(addCalendarMonths("2026-07-31", 6)).toBe("2027-01-31");
  expect(addCalendarMonths("2026-12-31", -1)).toBe("2026-11-30");
  expect(addCalendarMonths("2026-01-31", -1)).toBe("2025-12-31");
});

test("[TM6] the age increases on the birthday", () => {
  expect(ageOn("2005-06-15", "2026-06-14")).toBe(20);
  expect(ageOn("2005-06-15", "2026-06-15")).toBe(21);
  expect(ageOn("2005-06-15", "2026-12-01")).toBe(21);
  expect(ageOn("2026-06-15", "2026-06-14")).toBe(-1);
});

test("[TM6] a birthday on 29 February counts on 1 March in non-leap years", () => {
  expect(ageOn("2004-02-29", "2025-02-28")).toBe(20);
  expect(ageOn("2004-02-29", "2025-03-01")).toBe(21);
  expect(ageOn("2004-02-29", "2028-02-29")).toBe(24);
});

test("[TM7] a search defaults to three days from tomorrow at 10:00, in the marketplace's zone", () => {
  const now = new Date("2026-02-27T23:30:00Z");
  expect(defaultSearchDates({ now, timeZone: "Africa/Tunis" })).toEqual({
    from: "2026-03-01T10:00",
    to: "2026-03-04T10:00",
  });
  expect(defaultSearchDates({ now, timeZone: "UTC" }).from).toBe("2026-02-28T10:00");
});

describe("[TM8] rejects dates that do not exist", () => {
  test.each([
    "2026-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-04-31",
    "2026-09-31",
    "2026-01-012026-01-01",
    "2026-1-1",
    "0026-01-01",
    "",
  ])("[TM8] rejects the date %j", (date) => {
    expect(v.is(CalendarDate, date)).toBe(false);
    expect(v.is(WallClock, `${date}T10:00`)).toBe(false);
    expect(v.is(Instant, `${date}T10:00:00Z`)).toBe(false);
  });

  test.each([
    "2026-12-01T10:00:00",
    "2026-12-01",
    "2026-12-01T24:00Z",
    "2026-12-01T10:60Z",
    "2026-12-01T10:00+25:00",
    "2026-12-01T10:00+15:00",
    "2026-12-01T10:00ZZ",
  ])("[TM8] rejects the instant %j", (instant) => {
    for (const schema of [Instant, WallClock])
      expect(v.safeParse(schema, instant).issues?.map(({ message }) => message)).toEqual(["date_invalid"]);
  });

  test.each(["2026-12-01T10:00Z", "2026-12-01T10:00:00.123+01:00", "2028-02-29T23:59:59-03:30"])(
    "[TM8] accepts %j",
    (instant) => {
      expect(v.is(Instant, instant)).toBe(true);
      expect(Number.isNaN(Date.parse(instant))).toBe(false);
    },
  );

  test.each(["2026-12-01T24:00", "2026-12-01T10:00:00", "2026-12-01 10:00"])(
    "[TM8] rejects the wall-clock time %j",
    (text) => {
      expect(v.is(WallClock, text)).toBe(false);
    },
  );
});

describe("[TM9] limits the range of years", () => {
  test.each(["1899-12-31", "2200-01-01", "9999-12-31", "300000-01-01", "+030000-01-01"])(
    "[TM9] rejects %s",
    (date) => {
      expect(v.is(WallClock, `${date}T10:00`)).toBe(false);
      expect(v.is(Instant, `${date}T10:00:00Z`)).toBe(false);
    },
  );

  test.each(["1900-01-01", "2199-12-31"])("[TM9] accepts %s", (date) => {
    expect(v.is(WallClock, `${date}T10:00`)).toBe(true);
    expect(v.is(Instant, `${date}T10:00:00-14:00`)).toBe(true);
  });
});

test("day numbers and dates convert to each other over three thousand years", () => {
  const wrong: number[] = [];
  for (let day = dayNumber("1000-01-01"); day <= dayNumber("4000-12-31"); day += 17) {
    const date = calendarDate(day);
    const isRight = date === new Date(day * 86_400_000).toISOString().slice(0, 10);
    if (!isRight || !isCalendarDate(date) || dayNumber(date) !== day) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});
