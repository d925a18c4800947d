// @vitest-environment jsdom
import type { Path } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { loadTargetOnReload } from "./loadTargetOnReload.ts";

const target: Path = { pathname: "/search/tunis", search: "?from=2027-01-02", hash: "" };

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "navigation");
});

/** Fires a reload, and returns the address that is loaded instead and whether the reload was prevented. */
function reload({ going, userInitiated = false }: { going: Path | undefined; userInitiated?: boolean }) {
  const navigation = new EventTarget();
  Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
  const load = vi.fn<(address: string) => void>();
  loadTargetOnReload(() => going, load);
  const event = Object.assign(new Event("navigate", { cancelable: true }), {
    navigationType: "reload",
    userInitiated,
  });
  navigation.dispatchEvent(event);
  return { loaded: load.mock.calls.flat(), isPrevented: event.defaultPrevented };
}

test("a reload during a navigation loads its target", () => {
  expect(reload({ going: target })).toEqual({
    loaded: ["/search/tunis?from=2027-01-02"],
    isPrevented: true,
  });
});

test("a reload by the visitor, or without a navigation, is left alone", () => {
  const untouched = { loaded: [], isPrevented: false };
  expect(reload({ going: target, userInitiated: true })).toEqual(untouched);
  expect(reload({ going: undefined })).toEqual(untouched);
});

test("without a connection a prefetch reloads nothing", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reload({ going: undefined })).toEqual({ loaded: [], isPrevented: true });
});

test("a browser without the Navigation API is left as it is", () => {
  expect(() => loadTargetOnReload(() => target)).not.toThrow();
});
