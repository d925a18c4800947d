import type { Result } from "lighthouse";
import { runLighthouse } from "./runLighthouse.ts";
import { median } from "./statistics.ts";

/** Lighthouse results of a page on a mid-range phone: medians of several runs. */
export interface PageSpeed {
  /** 0 to 100. */
  score: number;
  /** Milliseconds. */
  largestContentfulPaint: number;
  /** Milliseconds. */
  totalBlockingTime: number;
  layoutShift: number;
  /** Kilobytes (1,000 bytes) transferred. */
  javascript: number;
}

/** Runs Lighthouse's mobile performance audit. Each run uses a browser with an empty cache. */
export async function measurePageSpeed(
  address: string,
  { runs = 5 }: { runs?: number } = {},
): Promise<PageSpeed> {
  const speeds: PageSpeed[] = [];
  // A recording may fail inside Lighthouse, for example with NO_NAVSTART. Lighthouse then advises running it again.
  for (let run = 0; run < runs; run++)
    speeds.push(await measureOnce(address).catch(() => measureOnce(address)));
  const middle = (key: keyof PageSpeed) => median(speeds.map((speed) => speed[key]));
  return {
    score: middle("score"),
    largestContentfulPaint: middle("largestContentfulPaint"),
    totalBlockingTime: middle("totalBlockingTime"),
    layoutShift: middle("layoutShift"),
    javascript: middle("javascript"),
  };
}

async function measureOnce(address: string): Promise<PageSpeed> {
  return pageSpeedOf(await runLighthouse(address));
}

function pageSpeedOf({ categories, audits }: Result): PageSpeed {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    largestContentfulPaint: Math.round(value("largest-contentful-paint")),
    totalBlockingTime: Math.round(value("total-blocking-time")),
    layoutShift: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    javascript: Math.ceil(scriptBytes(audits) / 1000),
  };
}

function scriptBytes(audits: Result["audits"]): number {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  return requests
    .filter((request) => request.resourceType === "Script")
    .reduce((sum, request) => sum + Number(request.transferSize), 0);
}
