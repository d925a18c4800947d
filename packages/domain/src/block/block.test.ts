import * as v from "valibot";
import { expect, test } from "vitest";
import { validationFailures } from "../validation/validationFailures.ts";
import { blockKinds, enteredBlockKinds } from "./BlockKind.ts";
import { checkBlockPeriod } from "./checkBlockPeriod.ts";
import { BlockWeeks, EnteredBlock } from "./EnteredBlock.ts";
import { weeklyPeriods } from "./weeklyPeriods.ts";

const now = new Date("2026-11-20T12:00:00Z");
const timeZone = "Africa/Tunis";
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const failureOf = (from: Date, to: Date, unchangedFrom?: Date) =>
  checkBlockPeriod({ from, to }, { now, timeZone, ...(unchangedFrom && { unchangedFrom }) })?.code ?? null;

const walkIn = { customer: "Zied Trabelsi", phone: "20 123 456", price: 240, contractNumber: "C-118" };
const entered = {
  kind: "walkIn",
  carId: "car-1",
  from: "2026-12-01T10:00:00+01:00",
  to: "2026-12-03T10:00:00+01:00",
  note: " Full tank ",
  walkIn,
};
const failuresOf = (change: object) => {
  const parsed = v.safeParse(EnteredBlock, { ...entered, ...change });
  return (parsed.issues === undefined ? [] : validationFailures(parsed.issues)).map(
    ({ field, code }) => `${field} ${code}`,
  );
};

test("[BL2] a block starts between one day ago and 18 months ahead, and lasts at most 366 days", () => {
  expect(failureOf(inDays(-1), inDays(2))).toBeNull();
  expect(failureOf(new Date(inDays(-1).getTime() - 1), inDays(2))).toBe("block_in_past");
  expect(failureOf(new Date("2028-05-20T12:00:00Z"), new Date("2029-05-21T12:00:00Z"))).toBeNull();
  expect(failureOf(new Date("2028-05-20T12:00:01Z"), new Date("2028-05-21T12:00:00Z"))).toBe("block_too_far");
  expect(failureOf(inDays(1), new Date(inDays(367).getTime() + 1))).toBe("block_too_long");
  expect(failureOf(inDays(1), inDays(1))).toBe("period_reversed");
});

test("[BL2] the start of a block that has begun may stay but not move further back", () => {
  expect(failureOf(inDays(-30), inDays(2), inDays(-30))).toBeNull();
  expect(failureOf(inDays(-31), inDays(2), inDays(-30))).toBe("block_in_past");
});

test("[BL3] a walk-in requires a customer name, but no phone, price or contract number", () => {
  expect(v.parse(EnteredBlock, entered)).toMatchObject({
    note: "Full tank",
    walkIn: { ...walkIn, phone: "+21620123456" },
  });
  expect(failuresOf({ walkIn: { ...walkIn, phone: " ", price: null, contractNumber: "" } })).toEqual([]);
  expect(failuresOf({ walkIn: null })).toEqual(["walkIn required"]);
  const wrong = { customer: "", phone: "12", price: 12.345, contractNumber: "x".repeat(51) };
  expect(failuresOf({ walkIn: wrong, note: "x".repeat(501) })).toEqual([
    "note too_long",
    "walkIn.customer required",
    "walkIn.phone phone_invalid",
    "walkIn.price price_invalid",
    "walkIn.contractNumber too_long",
  ]);
});

test("[BL3] blocks of other kinds drop the details of a walk-in", () => {
  expect(v.parse(EnteredBlock, { ...entered, kind: "workshop" }).walkIn).toBeNull();
});

test("[BL4] weekly blocks start at the same time of day after a clock change", () => {
  const rules = { weeks: 3, timeZone: "Europe/Paris", turnaroundMinutes: 0 };
  const period = { from: new Date("2026-10-20T08:00:00Z"), to: new Date("2026-10-20T16:00:00Z") };
  expect(weeklyPeriods(period, rules)?.map(({ from }) => from.toISOString())).toEqual([
    "2026-10-20T08:00:00.000Z",
    "2026-10-27T09:00:00.000Z",
    "2026-11-03T09:00:00.000Z",
  ]);
});

test("[BL4] a series has at most 26 blocks, and none with its turnaround overlaps the next", () => {
  expect([0, 1, 26, 27, 1.5].map((weeks) => v.is(BlockWeeks, weeks))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  const week = { from: inDays(1), to: new Date(inDays(8).getTime() - 3_600_000) };
  const periodsWith = (turnaroundMinutes: number) =>
    weeklyPeriods(week, { weeks: 2, timeZone, turnaroundMinutes });
  expect(periodsWith(60)).toHaveLength(2);
  expect(periodsWith(61)).toBeNull();
  expect(weeklyPeriods(week, { weeks: 1, timeZone, turnaroundMinutes: 61 })).toEqual([week]);
});

test("[BL6] blocks of every kind except imported events may be entered", () => {
  expect(blockKinds.filter((kind) => failuresOf({ kind }).length === 0)).toEqual([...enteredBlockKinds]);
});
