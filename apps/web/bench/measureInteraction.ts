import { chromium, type Page } from "@playwright/test";
import { median } from "@sayara/tooling-bench/statistics";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { atMost, type Measurement } from "./Measurement.ts";
import type { Sites } from "./Sites.ts";

const results = "/search/aeroport-tunis-carthage";
/** Times the processor is slowed down, as for Lighthouse's mid-range phone. */
const slowdown = 4;
const rounds = 5;
/** Milliseconds from a press to the next paint (issue 9). */
const bound = 100;

/** Presses of a search, each on a page of its own. */
const presses: Record<string, (page: Page) => Promise<void>> = {
  filter: (page) => page.locator("aside label").first().click(),
  sort: async (page) => {
    // The browser's own list of a select cannot be pressed here: by the keyboard instead.
    await page.locator('select[name="sort"]').focus();
    await page.keyboard.press("ArrowDown");
  },
  page: (page) => page.locator('a[href*="page=2"]').first().click(),
  calendar: async (page) => {
    await page.locator("main summary").first().click();
    await page.locator("fieldset button").first().click();
  },
  compare: (page) => page.locator("article input[type=checkbox]").first().click(),
};

/**
 * Measures the time from a press to the next paint on a slowed processor, medians of five visits each. The longest event
 * of a press counts, as for INP.
 */
export async function measureInteraction({ kept }: Sites): Promise<Measurement> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const rows = [];
    for (const [name, press] of Object.entries(presses)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        times.push(await timeOf(await context.newPage(), kept.url + results, press));
        await context.close();
      }
      rows.push({ press: name, "median (ms)": median(times), "longest (ms)": Math.max(...times) });
    }
    return {
      title: `From a press to the next paint, processor slowed ${slowdown} times, medians of five visits`,
      rows,
      goals: rows.map((row) => atMost(`${row.press} to next paint`, row["median (ms)"], bound, "ms")),
    };
  } finally {
    await browser.close();
  }
}

async function timeOf(page: Page, address: string, press: (page: Page) => Promise<void>): Promise<number> {
  await page.goto(address, { waitUntil: "networkidle" });
  // The first interaction loads the parts that hydrate later; their hydration is not the press.
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => {
    window.longestEvent = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && Number(entry.interactionId) > 0)
          window.longestEvent = Math.max(window.longestEvent, entry.duration);
      // 16 ms is the shortest that browsers report.
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(page);
  // The observer reports after the paint.
  await page.waitForTimeout(1500);
  return page.evaluate(() => window.longestEvent);
}

declare global {
  interface Window {
    longestEvent: number;
  }
}
