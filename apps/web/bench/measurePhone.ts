import { type PageSpeed, measurePageSpeed } from "@sayara/tooling-bench/measurePageSpeed";
import { atLeast, atMost, type Goal, type Measurement } from "./Measurement.ts";
import { type PhonePage, phonePaths } from "./phonePages.ts";
import type { Site, Sites } from "./Sites.ts";
import { visit } from "./visit.ts";

/** Figures of a comparable marketplace's home page, measured the same way. */
const peer = { page: "home", form: "the peer", score: 50, "LCP (ms)": 6400, "JavaScript (KB)": 422 };
/** Milliseconds. */
const blockingBound = 50;
const paintBound = 1200;

/**
 * Measures pages by Lighthouse on a mid-range phone, medians of five visits each. The bare page of the same server
 * is measured too: its blocking time is the cost of the machine and the libraries.
 */
export async function measurePhone(
  { kept, bare, before }: Sites,
  pages: readonly PhonePage[],
): Promise<Measurement> {
  const paths = await phonePaths(kept);
  const rows = [row("bare", "bare", await measure(bare, "/"))];
  const goals: Goal[] = [];
  for (const page of pages) {
    const path = paths[page];
    if (before !== undefined) rows.push(row(page, "before", await measure(before, path)));
    const speed = await measure(kept, path);
    rows.push(row(page, "now", speed));
    goals.push(...goalsOf(page, speed));
  }
  return { title: "Lighthouse, mobile, medians of five visits", rows: [...rows, peer], goals };
}

/** Scripts have a budget without headers in `tooling/check/budgets.json`; Lighthouse counts headers too. */
function goalsOf(page: string, speed: PageSpeed): Goal[] {
  return [
    atLeast(`${page}'s score`, speed.score, 98, ""),
    atMost(`${page}'s largest paint`, speed.largestContentfulPaint, paintBound, "ms"),
    atMost(`${page}'s blocking time`, speed.totalBlockingTime, blockingBound, "ms"),
    atMost(`${page}'s layout shift`, speed.layoutShift, 0.02, ""),
  ];
}

function row(page: string, form: string, speed: PageSpeed) {
  return {
    page,
    form,
    score: speed.score,
    "LCP (ms)": speed.largestContentfulPaint,
    "TBT (ms)": speed.totalBlockingTime,
    CLS: speed.layoutShift,
    "JavaScript (KB)": speed.javascript,
  };
}

async function measure({ url }: Site, path: string): Promise<PageSpeed> {
  // Warms the server up: the first renders include the compilation of its code.
  for (let time = 0; time < 20; time++) await visit(url + path);
  return measurePageSpeed(url + path);
}
