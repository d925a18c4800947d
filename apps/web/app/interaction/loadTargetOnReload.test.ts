// @vitest-environment jsdom
import type { Path } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { loadTargetOnReload } from "./loadTargetOnReload.ts";

const target: Path = { pathname: "/search/tunis", search: "?from=2027-01-02", hash: "" };

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "navigation");
});

/** Fires a reload. Returns the URL that is loaded instead, and whether the reload was prevented. */
function reload({
  pendingTarget,
  userInitiated = false,
}: {
  pendingTarget: Path | undefined;
  userInitiated?: boolean;
}) {
  const navigation = new EventTarget();
  Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
  const load = vi.fn<(address: string) => void>();
  loadTargetOnReload(() => pendingTarget, load);
  const event = Object.assign(new Event("navigate", { cancelable: true }), {
    navigationType: "reload",
    userInitiated,
  });
  navigation.dispatchEvent(event);
  return { loaded: load.mock.calls.flat(), isPrevented: event.defaultPrevented };
}

test("a reload during a navigation loads the navigation's target", () => {
  expect(reload({ pendingTarget: target })).toEqual({
    loaded: ["/search/tunis?from=2027-01-02"],
    isPrevented: true,
  });
});

test("a reload by the visitor, or without a pending navigation, is not changed", () => {
  const untouched = { loaded: [], isPrevented: false };
  expect(reload({ pendingTarget: target, userInitiated: true })).toEqual(untouched);
  expect(reload({ pendingTarget: undefined })).toEqual(untouched);
});

test("a prefetch without a connection does not reload the page", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reload({ pendingTarget: undefined })).toEqual({ loaded: [], isPrevented: true });
});

test("does nothing in a browser without the Navigation API", () => {
  expect(() => loadTargetOnReload(() => target)).not.toThrow();
});
