import { chromium } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";

/** A task of the page's main thread. */
export interface Task {
  /** Milliseconds since the navigation began. */
  start: number;
  /** Processor time of the thread in milliseconds: what other work of the machine takes is not in it. */
  own: number;
  /** The browser's names of its longest parts with their processor time, longest first. */
  parts: { name: string; own: number }[];
}

/** An event of Chromium's trace, times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    fileName?: string;
    data?: { url?: string; functionName?: string; isLoadingMainFrame?: boolean; type?: string };
  };
}

const categories = ["toplevel", "devtools.timeline", "blink.user_timing", "loading"];
/** Milliseconds after the load event: hydration and what follows it have ended. */
const patience = 2500;

/**
 * Visits a page in a new browser, as a phone of Lighthouse's size without any slowing, and returns the tasks of its main
 * thread after first contentful paint.
 */
export async function recordTasks(address: string): Promise<Task[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await browser.startTracing(page, { categories });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(patience);
    return tasksOf(await browser.stopTracing());
  } finally {
    await browser.close();
  }
}

function tasksOf(trace: Buffer): Task[] {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  // The browser's own process records it: the page's trace starts too late for some navigations, and drawings navigate too.
  const started = events.find(
    ({ name, ph }) => name === "PageLoadMetrics.NavigationToFirstContentfulPaint" && ph === "b",
  );
  if (painted === undefined || started === undefined) throw new Error("the page was not painted");
  const own = events.filter(({ pid, tid, ph }) => pid === painted.pid && tid === painted.tid && ph === "X");
  const parts = own.filter(({ cat }) => cat.includes("devtools.timeline"));
  return own
    .filter(({ name, ts }) => name.endsWith("RunTask") && ts >= painted.ts)
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: (ts - started.ts) / 1000,
      own: tdur / 1000,
      parts: partsOf(parts.filter((one) => one.ts >= ts && one.ts < ts + dur)),
    }));
}

function partsOf(events: TraceEvent[]): Task["parts"] {
  return events
    .filter(({ tdur = 0 }) => tdur > 1000)
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 5)
    .map(({ name, args, tdur = 0 }) => ({
      name: [
        name,
        args.data?.url?.split("/").at(-1),
        args.data?.functionName,
        args.data?.type,
        args.fileName?.split("/").at(-1),
      ]
        .filter(Boolean)
        .join(" "),
      own: tdur / 1000,
    }));
}
