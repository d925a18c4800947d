import { expect, test } from "vitest";
import { daysBetween } from "./daysBetween.ts";

test.each([
  ["2026-12-01T10:00", "2026-12-04T10:00", 3],
  ["2026-12-01T10:00", "2026-12-04T10:30", 4],
  ["2026-12-01T10:00", "2026-12-01T11:00", 1],
])("%s to %s is %i rental days", (from, to, days) => {
  expect(daysBetween({ from, to }, "Africa/Tunis")).toBe(days);
});
