// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { measuredPages } from "@sayara/api-client/contract/settings/measuredPages";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { cacheSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { measureWhenIdle } from "./measureWhenIdle.ts";

// Test files share modules. Without a reset, this file would get modules that were loaded without its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

type MetricListener = (metric: { name: string; value: number; navigationType: string }) => void;

const { listeners, on } = vi.hoisted(() => {
  const added: MetricListener[] = [];
  return { listeners: added, on: (listener: MetricListener) => void added.push(listener) };
});
vi.mock("web-vitals", () => ({ onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on }));

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
let visibility = "visible";
beforeEach(() => {
  listeners.length = 0;
  visibility = "visible";
  sendBeacon.mockClear();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility as "visible");
  Object.assign(navigator, { sendBeacon });
  document.head.innerHTML = '<meta name="sayara-api" content="http://api.test">';
});
afterEach(() => vi.restoreAllMocks());

function hide(to = "hidden"): void {
  visibility = to;
  window.dispatchEvent(new Event("visibilitychange"));
}

test("nothing is loaded or sent if the API collects no measurements", async () => {
  cacheSettings(defaultSettings);
  measureWhenIdle("home");
  await new Promise((resolve) => setTimeout(resolve, 50));
  hide();
  expect(listeners).toEqual([]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("one report with the kind of page and five metrics is sent when the page is first hidden", async () => {
  cacheSettings({ ...defaultSettings, webVitals: true });
  measureWhenIdle("car");
  await expect.poll(() => listeners).toHaveLength(5);
  const [listener] = listeners;
  const reportMetric = (name: string, value: number, navigationType = "navigate") =>
    listener?.({ name, value, navigationType });
  reportMetric("TTFB", 312.4);
  reportMetric("FCP", 800.6);
  reportMetric("CLS", 0.012_345);
  hide("visible");
  expect(sendBeacon).not.toHaveBeenCalled();
  reportMetric("LCP", 1200);
  reportMetric("INP", 88);
  reportMetric("LCP", 3, "back-forward-cache");
  hide();
  hide("visible");
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect([url, body?.type]).toEqual(["http://api.test/api/web-vitals", "application/json"]);
  expect(await textOf(body)).toBe('{"page":"car","ttfb":312,"fcp":801,"cls":0.0123,"lcp":1200,"inp":88}');
});

test("each page folder is listed in the API's contract", () => {
  const folders = readdirSync(join(import.meta.dirname, "../pages"), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...measuredPages]);
});

/** jsdom's `Blob` has no `text`. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(blob ?? new Blob());
  });
}
