// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingFile } from "./reloadOnMissingFile.ts";

let reloaded = 0;
reloadOnMissingFile(() => (reloaded += 1));
const missing = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

beforeEach(() => {
  reloaded = 0;
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a missing file reloads the page once a minute", () => {
  missing();
  missing();
  expect(reloaded).toBe(1);
  vi.advanceTimersByTime(60_000);
  missing();
  expect(reloaded).toBe(2);
});

test("without a connection nothing is reloaded", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  missing();
  expect(reloaded).toBe(0);
});

test("where storage is blocked nothing is reloaded", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  missing();
  expect(reloaded).toBe(0);
});
