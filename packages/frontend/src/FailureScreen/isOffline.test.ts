import { expect, test, vi } from "vitest";
import { isOffline } from "./isOffline.ts";

test("returns false if `navigator.onLine` is missing, as on the server", () => {
  vi.stubGlobal("navigator", {});
  expect(isOffline(new Error("Unexpected Server Error"))).toBe(false);
  vi.unstubAllGlobals();
});

test("returns true in a browser without a connection, whatever the error", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(isOffline(new Error("any"))).toBe(true);
  vi.unstubAllGlobals();
});

test.each([
  ["network", true],
  ["timeout", false],
  ["server", false],
])("a fault of the kind %s returns %s", (kind, expected) => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(isOffline(Object.assign(new Error("fault"), { kind }))).toBe(expected);
  vi.unstubAllGlobals();
});
