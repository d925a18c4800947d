// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingFile } from "./reloadOnMissingFile.ts";

let reloaded = 0;
let answer: () => Promise<Response>;
const asked: string[] = [];
reloadOnMissingFile(() => (reloaded += 1));

const inChrome =
  "TypeError: Failed to fetch dynamically imported module: http://localhost:3000/assets/a-1.js";
const inFirefox = "TypeError: error loading dynamically imported module: http://localhost:3000/assets/a-1.js";
const inWebKit = "TypeError: Importing a module script failed.";
const ofSheet = "Error: Unable to preload CSS for http://localhost:3000/assets/a-1.css";

/** Fails an import; returns after the check with the server. */
async function failImport(error = inFirefox) {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(10);
}

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  reloaded = 0;
  asked.length = 0;
  answer = answers(404);
  sessionStorage.clear();
  Reflect.set(window, "__reactRouterManifest", { url: "/assets/manifest-1.js" });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  vi.useFakeTimers();
  window.dispatchEvent(new Event("pageshow"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a missing file reloads the page at most once a minute", async () => {
  await failImport();
  await failImport();
  expect(reloaded).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await failImport();
  expect(reloaded).toBe(2);
});

test.each([
  [inChrome, "/assets/a-1.js"],
  [inFirefox, "/assets/a-1.js"],
  [ofSheet, "/assets/a-1.css"],
  [inWebKit, "/assets/manifest-1.js"],
])("requests the file that the error names, or otherwise the build's manifest: %s", async (error, file) => {
  await failImport(error);
  expect(asked).toEqual([file]);
  expect(reloaded).toBe(1);
});

test.each([200, 304, 500, 503])(
  "an import that fails although its file exists does not reload the page (%i)",
  async (status) => {
    answer = answers(status);
    await failImport();
    expect(reloaded).toBe(0);
  },
);

test("an import that is aborted because the user leaves the page does not reload it", async () => {
  answer = () => Promise.reject(new TypeError("NetworkError"));
  await failImport();
  answer = () => {
    window.dispatchEvent(new Event("pagehide"));
    return answers(404)();
  };
  await failImport();
  expect(reloaded).toBe(0);
});

test("without a connection it sends no request and does not reload", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await failImport();
  expect(asked).toEqual([]);
  expect(reloaded).toBe(0);
});

test("does not reload if storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await failImport();
  expect(reloaded).toBe(0);
});
