import { expect, test, vi } from "vitest";
import { steadyClocks } from "./steadyClocks.ts";

const now = new Date("2026-12-01T10:00Z");

test("covers the years around today, and is found once a day", () => {
  const steady = steadyClocks("Africa/Tunis", now);
  expect(steady?.offset).toBe(3_600_000);
  expect(steady?.from).toBeLessThan(Date.parse("2022-01-01"));
  expect(steady?.until).toBeGreaterThan(Date.parse("2029-01-01"));
  const formats = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  expect(steadyClocks("Africa/Tunis", new Date("2026-12-01T23:00Z"))).toBe(steady);
  expect(formats).not.toHaveBeenCalled();
  expect(steadyClocks("Africa/Tunis", new Date("2026-12-02T00:00Z"))).not.toBe(steady);
  formats.mockRestore();
});

test("a zone whose clocks change has none", () => {
  expect(steadyClocks("Europe/Paris", now)).toBeNull();
});
