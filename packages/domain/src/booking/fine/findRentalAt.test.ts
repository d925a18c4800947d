import { expect, test } from "vitest";
import { findRentalAt } from "./findRentalAt.ts";

const at = (time: string) => new Date(`2026-06-${time}Z`);
const rental = (name: string, from: string, to: string, recorded: [string?, string?] = []) => ({
  name,
  from: at(from),
  to: at(to),
  handedOverAt: recorded[0] === undefined ? null : at(recorded[0]),
  returnedAt: recorded[1] === undefined ? null : at(recorded[1]),
});
const rentals = [
  rental("late", "10T10:00", "12T10:00", ["10T11:30", "12T18:00"]),
  rental("first", "01T10:00", "04T10:00"),
  rental("next", "04T10:00", "06T10:00"),
];
const find = (time: string) => {
  const { relation, ...found } = findRentalAt(rentals, at(time), { turnaroundMinutes: 60 });
  return [found.rental?.name, relation, found.before?.name, found.after?.name];
};

test.each([
  ["01T10:00", "first"],
  ["04T09:59", "first"],
  ["04T10:00", "next"],
  ["10T11:30", "late"],
  ["12T17:59", "late"],
])("[FN1] at %s the car was out for the rental %s, by the desk's records where they exist", (time, name) => {
  expect(find(time)).toEqual([name, "during", undefined, undefined]);
});

test("[FN2] within the turnaround after a return, the ended rental is responsible, as `turnaround`", () => {
  expect(find("06T10:59")).toEqual(["next", "turnaround", "next", "late"]);
  expect(find("12T18:30")).toEqual(["late", "turnaround", "late", undefined]);
});

test("[FN2] outside any rental, the rentals before and after the moment are named", () => {
  expect(find("10T11:00")).toEqual([undefined, null, "next", "late"]);
  expect(find("01T09:59")).toEqual([undefined, null, undefined, "first"]);
  expect(find("13T10:00")).toEqual([undefined, null, "late", undefined]);
});
