// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingFile } from "./reloadOnMissingFile.ts";

let reloads = 0;
let respond: () => Promise<Response>;
const requested: string[] = [];
reloadOnMissingFile(() => (reloads += 1));

const chromeError =
  "TypeError: Failed to fetch dynamically imported module: http://localhost:3000/assets/a-1.js";
const firefoxError =
  "TypeError: error loading dynamically imported module: http://localhost:3000/assets/a-1.js";
const webKitError = "TypeError: Importing a module script failed.";
const stylesheetError = "Error: Unable to preload CSS for http://localhost:3000/assets/a-1.css";

/** Simulates a failed import and resolves after the check with the server. */
async function failImport(error = firefoxError) {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(10);
}

const respondWith = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  reloads = 0;
  requested.length = 0;
  respond = respondWith(404);
  sessionStorage.clear();
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    return respond();
  });
  vi.useFakeTimers();
  const origin = "http://localhost:3000";
  const loaded = ["/assets/a-1.css", "/assets/b-1.js", "/assets/manifest-1.js", "/api/cars.js"];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    loaded.map((path) => ({ name: `${origin}${path}` }) as PerformanceEntry),
  );
  window.dispatchEvent(new Event("pageshow"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a missing file reloads the page at most once a minute", async () => {
  await failImport();
  await failImport();
  expect(reloads).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await failImport();
  expect(reloads).toBe(2);
});

test.each([
  [chromeError, ["/assets/a-1.js"]],
  [firefoxError, ["/assets/a-1.js"]],
  [stylesheetError, ["/assets/a-1.css"]],
  [webKitError, ["/assets/b-1.js", "/assets/manifest-1.js"]],
])("checks the file named by the error, or otherwise the loaded scripts: %s", async (error, files) => {
  await failImport(error);
  expect(requested).toEqual(files);
  expect(reloads).toBe(1);
});

test.each([200, 304, 500, 503])(
  "an import that fails although its file exists does not reload the page (%i)",
  async (status) => {
    respond = respondWith(status);
    await failImport();
    expect(reloads).toBe(0);
  },
);

test("an import that is aborted because the user leaves the page does not reload it", async () => {
  respond = () => Promise.reject(new TypeError("NetworkError"));
  await failImport();
  respond = () => {
    window.dispatchEvent(new Event("pagehide"));
    return respondWith(404)();
  };
  await failImport();
  expect(reloads).toBe(0);
});

test("without a connection it sends no request and does not reload", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await failImport();
  expect(requested).toEqual([]);
  expect(reloads).toBe(0);
});

test("does not reload if storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await failImport();
  expect(reloads).toBe(0);
});
