import type { webVitalsInput } from "@sayara/api-client/contract/settings/webVitals";
import { measuredPages } from "@sayara/api-client/contract/settings/measuredPages";
import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { InferOutput } from "valibot";

type Report = InferOutput<(typeof webVitalsInput)["body"]>;

/**
 * Histogram bounds in seconds. They include the bounds of good and poor: TTFB 0.8 and 1.8, FCP 1.8 and 3, LCP 2.5 and
 * 4, INP 0.2 and 0.5.
 */
const timingBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 10];
/** Histogram bounds of the layout shift score. Good up to 0.1, poor above 0.25. */
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const timings = ["lcp", "inp", "fcp", "ttfb"] as const;

/**
 * Maximum milliseconds and maximum score, because a browser's clock may change and anyone may send reports.
 */
const MAX_MILLISECONDS = 60_000;
const MAX_SHIFT = 10;

const knownPages: ReadonlySet<string> = new Set(measuredPages);

/** Returns a function that adds a report to the histograms. The labels have only declared values. */
export function countWebVitals(metrics: Metrics): (report: Report) => void {
  const recordTiming = metrics.histogram({
    name: "web_vitals_seconds",
    help: "Timings of pages as visitors' browsers measured them.",
    labels: ["vital", "page"],
    buckets: timingBuckets,
  });
  const recordShift = metrics.histogram({
    name: "web_vitals_layout_shift",
    help: "Cumulative layout shift of pages as visitors' browsers measured it.",
    labels: ["page"],
    buckets: shiftBuckets,
  });
  return (report) => {
    const page = knownPages.has(report.page) ? report.page : "other";
    for (const vital of timings) {
      const value = report[vital];
      if (value !== undefined) recordTiming({ vital, page }, Math.min(value, MAX_MILLISECONDS) / 1000);
    }
    if (report.cls !== undefined) recordShift({ page }, Math.min(report.cls, MAX_SHIFT));
  };
}
