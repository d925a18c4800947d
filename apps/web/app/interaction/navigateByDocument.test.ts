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
  /** Milliseconds from the press until the page's code has loaded. */
  codeAfter?: number;
  /** Milliseconds that the page's data takes to load after its code. */
  dataAfter?: number;
  state?: unknown;
  isNavigating?: boolean;
  html?: string;
  isPrevented?: boolean;
}

/** Presses the element on a page with a router. Returns the URLs that are loaded as documents. */
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
  ["a link loads the document if its page's code is late", {}, documentLoads],
  [
    "a search loads the document if its page's code is late",
    { html: "<form method='get'></form>" },
    documentLoads,
  ],
  ["the router handles a link if its page's code loads in time", { codeAfter: 200, dataAfter: 1000 }, []],
  ["the router handles a navigation that carries state", { state: { isNew: true } }, []],
  ["no document is loaded after the navigation has ended", { isNavigating: false }, []],
  ["no document is loaded for a press that the browser handles itself", { isPrevented: false }, []],
  ["no document is loaded for a form that is sent by POST", { html: "<form method='post'></form>" }, []],
])("%s", async (_name, pressed, loaded) => {
  expect(await press(pressed)).toEqual(loaded);
});

test("without a connection the router handles the navigation", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await press({})).toEqual([]);
});
