import { expect, test, vi } from "vitest";
import { isOffline } from "./isOffline.ts";

test("nobody is offline where the runtime does not say so, as on the server", () => {
  vi.stubGlobal("navigator", {});
  expect(isOffline(new Error("Unexpected Server Error"))).toBe(false);
  vi.unstubAllGlobals();
});

test("a browser without connection is offline whatever the error", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(isOffline(new Error("any"))).toBe(true);
  vi.unstubAllGlobals();
});
