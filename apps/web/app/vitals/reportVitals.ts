import type { CallInput } from "@sayara/api-client/contract/defineEndpoint";
import { webVitals } from "@sayara/api-client/contract/settings/webVitals";
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { readSite } from "@sayara/frontend/request/Site";

type Report = CallInput<typeof webVitals>["body"];

/**
 * Measures the loaded document and sends one report when it is first hidden: left, closed, or in the
 * background. Stores nothing. Measurements on pages reached by client-side navigation count towards the
 * document's first page.
 */
export function reportVitals(page: string): void {
  const report: Report = { page };
  const add = ({ name, value, navigationType }: MetricType) => {
    // The metrics of a page restored from the back/forward cache measure the restoration, not the load.
    if (navigationType === "back-forward-cache") return;
    // Clamped to the contract's bounds, so that the report of a suspended tab is not refused.
    if (name === "CLS") report.cls = Math.round(Math.min(value, 100) * 10_000) / 10_000;
    else report[keys[name]] = Math.min(Math.round(value), 600_000);
  };
  onCLS(add);
  onFCP(add);
  onINP(add);
  onLCP(add);
  onTTFB(add);
  // Added after the library's own listeners, which report the final values.
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (Object.keys(report).length === 1) return;
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon(readSite(document).apiUrl + webVitals.path, body);
  });
}

const keys = { FCP: "fcp", INP: "inp", LCP: "lcp", TTFB: "ttfb" } as const;
