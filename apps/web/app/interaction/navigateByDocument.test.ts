// @vitest-environment jsdom
import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { navigateByDocument } from "./navigateByDocument.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Press {
  /** Milliseconds after the press in which the page's code arrives. */
  codeAfter?: number;
  /** Milliseconds that its data then takes. */
  dataAfter?: number;
  state?: unknown;
  isNavigating?: boolean;
  html?: string;
  isPrevented?: boolean;
}

/** Presses the element in a page of a router. Returns the URLs that are then loaded as documents. */
async function press({
  codeAfter = 1000,
  dataAfter = 0,
  state = null,
  isNavigating = true,
  html = "<a href='/search/tunis'>Tunis</a>",
  isPrevented = true,
}: Press) {
  const load = vi.fn<(address: string) => void>();
  const controller = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: controller.signal }),
  );
  onTestFinished(() => controller.abort());
  const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const loadData = async () => {
    await later(dataAfter);
    return null;
  };
  const search = {
    path: "/search/:place",
    lazy: { loader: () => later(codeAfter).then(() => loadData) },
  };
  const router = createMemoryRouter([{ path: "/" }, search], {
    instrumentations: [navigateByDocument(() => router.state.navigation.location, load)],
  });
  document.body.innerHTML = html;
  const pressed = document.body.firstElementChild;
  const act = (event: Event) => {
    if (isPrevented) event.preventDefault();
    if (isNavigating) void router.navigate("/search/tunis?sort=total", { state });
  };
  pressed?.addEventListener("click", act);
  pressed?.addEventListener("submit", act);
  const eventType = pressed instanceof HTMLFormElement ? "submit" : "click";
  pressed?.dispatchEvent(new Event(eventType, { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(299);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
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
  ["a link whose page's code has arrived stays the router's", { codeAfter: 200, dataAfter: 1000 }, []],
  ["a navigation with state stays the router's", { state: { isNew: true } }, []],
  ["a navigation that has ended is left alone", { isNavigating: false }, []],
  ["a press that the browser follows itself is left alone", { isPrevented: false }, []],
  ["a button, and a form that writes, are left alone", { html: "<form method='post'></form>" }, []],
])("%s", async (_name, pressed, loaded) => {
  expect(await press(pressed)).toEqual(loaded);
});

test("without a connection the navigation stays with the router", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await press({})).toEqual([]);
});
