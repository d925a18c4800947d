import { expect, test } from "vitest";
import { changeKindOf } from "./changeKindOf.ts";
import { changeLapsesAt } from "./changeLapsesAt.ts";

const day = (date: string) => new Date(`2026-12-${date}:00Z`);
const bookedDates = { from: day("10T09:00"), to: day("14T09:00") };

test.each([
  ["a later drop-off", "10T09:00", "15T09:00", "extension"],
  ["an earlier drop-off", "10T09:00", "13T09:00", "dates"],
  ["another pick-up", "11T09:00", "15T09:00", "dates"],
  ["the same dates", "10T09:00", "14T09:00", "dates"],
])("[CN14] returns the kind of change for %s", (_, from, to, kind) => {
  expect(changeKindOf(bookedDates, { from: day(from), to: day(to) })).toBe(kind);
});

test("[CN14] [FE13] a later drop-off without the booked delivery is a request for other dates", () => {
  const later = { from: bookedDates.from, to: day("15T09:00") };
  expect(changeKindOf(bookedDates, { ...later, dropsDelivery: true })).toBe("dates");
  expect(changeKindOf(bookedDates, { ...later, dropsDelivery: false })).toBe("extension");
});

test.each([
  ["extension", "01T10:00", "10T09:00", "02T10:00"],
  // Not beyond the booked drop-off.
  ["extension", "14T08:00", "10T09:00", "14T09:00"],
  ["dates", "01T10:00", "11T09:00", "02T10:00"],
  // Not beyond the booked or the requested pick-up.
  ["dates", "10T08:00", "20T09:00", "10T09:00"],
  ["dates", "08T20:00", "09T12:00", "09T12:00"],
] as const)("[CN14] a request for %s at %s with pick-up at %s waits until %s", (kind, at, from, lapses) => {
  const request = { kind, requestedAt: day(at), booked: bookedDates, requested: { from: day(from) } };
  expect(changeLapsesAt(request)).toEqual(day(lapses));
});
