import { expect, test } from "vitest";
import { freeGaps, placeOf } from "./timelineSpans.ts";

const at = (text: string) => Date.parse(`2026-12-${text}:00Z`);
const shown = { from: at("01T00:00"), to: at("08T00:00") };
const block = (from: string, to: string) => ({
  id: "b",
  version: 1,
  carId: "c",
  kind: "workshop" as const,
  from: new Date(at(from)).toISOString(),
  to: new Date(at(to)).toISOString(),
  note: "",
  walkIn: null,
  seriesId: null,
});
const gapsOf = (blocks: ReturnType<typeof block>[], now = "01T08:20") =>
  freeGaps({ bookings: [], changes: [], blocks }, { shown, turnaroundMinutes: 60, now: at(now) }).map(
    ({ from, to }) => [new Date(from).toISOString().slice(8, 16), new Date(to).toISOString().slice(8, 16)],
  );

test("a car is free from the next hour, except during blocks and their turnaround", () => {
  expect(gapsOf([])).toEqual([["01T09:00", "08T00:00"]]);
  expect(gapsOf([block("02T10:00", "03T10:00"), block("03T11:30", "20T10:00")])).toEqual([
    ["01T09:00", "02T10:00"],
  ]);
  expect(gapsOf([block("01T00:00", "05T10:00")])).toEqual([["05T11:00", "08T00:00"]]);
  expect(gapsOf([], "09T00:00")).toEqual([]);
});

test("a period is positioned in proportion to the displayed days", () => {
  expect(placeOf({ from: at("01T00:00"), to: at("04T12:00") }, shown)).toEqual({ start: 0, size: 50 });
  expect(placeOf({ from: at("07T00:00"), to: at("20T00:00") }, shown)?.size).toBeCloseTo(100 / 7);
  expect(placeOf({ from: at("08T00:00"), to: at("09T00:00") }, shown)).toBeNull();
});
