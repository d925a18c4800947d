import { expect, test } from "vitest";
import { rentalDays } from "./rentalDays.ts";

const from = new Date("2026-03-28T10:00:00+01:00");

test("[PR1] every started 24-hour block counts as a day", () => {
  expect(rentalDays(from, new Date(from.getTime() + 1))).toBe(1);
  expect(rentalDays(from, new Date("2026-03-29T10:00:00+01:00"))).toBe(1);
  expect(rentalDays(from, new Date("2026-03-29T10:00:01+01:00"))).toBe(2);
  expect(rentalDays(from, new Date("2026-04-04T10:00:00+01:00"))).toBe(7);
});

test("[PR1] clock changes do not affect the number of days", () => {
  // In Paris, 10:00 to 10:00 across the clock change of 29 March is 23 hours, which is still one day.
  expect(rentalDays(from, new Date("2026-03-29T10:00:00+02:00"))).toBe(1);
  // Across the clock change in October it is 25 hours, which are two days.
  expect(rentalDays(new Date("2026-10-24T10:00:00+02:00"), new Date("2026-10-25T10:00:00+01:00"))).toBe(2);
});

test("[PR2] a drop-off that is not after pick-up results in 0 days", () => {
  expect(rentalDays(from, from)).toBe(0);
  expect(rentalDays(from, new Date(from.getTime() - 1))).toBe(0);
  expect(Object.is(rentalDays(from, new Date(from.getTime() - 1)), 0)).toBe(true);
});

test("an invalid date throws", () => {
  expect(() => rentalDays(from, new Date("soon"))).toThrow("A rental needs two valid dates");
});
