import * as v from "valibot";
import { expect, test } from "vitest";
import { isKnown, knownKeys, knownOnly, orUnknown } from "./newerValues.ts";

const Gearbox = v.picklist(["manual", "automatic"]);

test("parses an unknown value as `unknown` and rejects other types", () => {
  expect(v.parse(orUnknown(Gearbox), "manual")).toBe("manual");
  expect(v.parse(orUnknown(Gearbox), "single_speed")).toBe("unknown");
  expect(v.parse(orUnknown(Gearbox), "x".repeat(100))).toBe("unknown");
  for (const value of [1, null, undefined, {}, "x".repeat(101)])
    expect(v.is(orUnknown(Gearbox), value)).toBe(false);
});

test("does not count `unknown` as a known value", () => {
  expect(["manual", "unknown"].map(isKnown)).toEqual([true, false]);
});

test("keeps the known values of a list in order", () => {
  expect(v.parse(knownOnly(Gearbox), ["automatic", "single_speed", "manual"])).toEqual([
    "automatic",
    "manual",
  ]);
  expect(v.is(knownOnly(Gearbox), ["manual", 1])).toBe(false);
});

test("keeps the values of known keys, and validates all values", () => {
  const counts = knownKeys(Gearbox, v.number());
  expect(v.parse(counts, { manual: 2, single_speed: 3 })).toEqual({ manual: 2 });
  expect(v.is(counts, { single_speed: "three" })).toBe(false);
});
