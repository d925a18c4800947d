import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./showProgress.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the bar is drawn at most ten times a second, and always at the end", () => {
  const lines: string[] = [];
  const show = showProgress({ rewrite: (line) => void lines.push(line) }, "cars");
  show(0);
  vi.advanceTimersByTime(99);
  show(0.25);
  vi.advanceTimersByTime(1);
  show(0.5);
  show(1);
  expect(lines).toEqual([
    `cars ${"░".repeat(30)}   0 %`,
    `cars ${"█".repeat(15)}${"░".repeat(15)}  50 %`,
    `cars ${"█".repeat(30)} 100 %`,
  ]);
});

test("nothing is drawn without a terminal", () => {
  expect(() => showProgress({}, "cars")(0.5)).not.toThrow();
});
