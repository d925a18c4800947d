// @vitest-environment jsdom
import { type DataRouter, IDLE_NAVIGATION } from "react-router";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { navigateByDocument } from "./navigateByDocument.ts";

const routes = [{ id: "root", path: "/", children: [{ id: "search", path: "search/:place" }] }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "__reactRouterRouteModules");
});

interface Press {
  /** Ids of the routes whose modules have loaded after the press. */
  loadedRouteIds?: string[];
  state?: unknown;
  isNavigating?: boolean;
  html?: string;
  isPrevented?: boolean;
}

/** Presses the element in the page. Returns the addresses that are then loaded as documents. */
function press({
  loadedRouteIds = ["root"],
  state = null,
  isNavigating = true,
  html = "<a href='/search/tunis'>Tunis</a>",
  isPrevented = true,
}: Press) {
  const location = {
    pathname: "/search/tunis",
    search: "?sort=total",
    hash: "",
    state,
    key: "k",
    mask: undefined,
  };
  const navigation = isNavigating ? { state: "loading", location } : IDLE_NAVIGATION;
  const router = { state: { navigation }, routes } as unknown as DataRouter;
  const load = vi.fn<(address: string) => void>();
  const controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: controller.signal }),
  );
  onTestFinished(() => controller.abort());
  navigateByDocument(() => router, load);
  document.body.innerHTML = html;
  const pressed = document.body.firstElementChild;
  pressed?.addEventListener("click", (event) => isPrevented && event.preventDefault());
  pressed?.addEventListener("submit", (event) => isPrevented && event.preventDefault());
  const eventType = pressed instanceof HTMLFormElement ? "submit" : "click";
  pressed?.dispatchEvent(new Event(eventType, { bubbles: true, cancelable: true }));
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(loadedRouteIds.map((id) => [id, {}])),
  });
  vi.advanceTimersByTime(299);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  return load.mock.calls.flat();
}

const documentLoads = ["/search/tunis?sort=total"];

test.each<[string, Press, string[]]>([
  ["a link whose page's code is late goes by document", {}, documentLoads],
  [
    "a search whose page's code is late goes by document",
    { html: "<form method='get'></form>" },
    documentLoads,
  ],
  ["a link whose page's code has arrived stays the router's", { loadedRouteIds: ["root", "search"] }, []],
  ["a navigation with state stays the router's", { state: { isNew: true } }, []],
  ["a navigation that has ended is left alone", { isNavigating: false }, []],
  ["a press that the browser follows itself is left alone", { isPrevented: false }, []],
  ["a button, and a form that writes, are left alone", { html: "<form method='post'></form>" }, []],
])("%s", (_name, pressed, loaded) => {
  expect(press(pressed)).toEqual(loaded);
});

test("without a connection the navigation stays with the router", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(press({})).toEqual([]);
});
