import { type Browser, chromium, type Page } from "@playwright/test";
import { median } from "@sayara/tooling-bench/statistics";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { atMost, type Measurement } from "./Measurement.ts";
import { longestInteraction } from "./longestInteraction.ts";
import type { Sites } from "./Sites.ts";

const results = "/search/aeroport-tunis-carthage";
/** Times the processor is slowed down, as for Lighthouse's mid-range phone. */
const slowdown = 4;
const rounds = 5;
/** Milliseconds from a press to the next paint (issue 9). */
const bound = 100;

/** A press of a search, and what comes before it. */
interface Press {
  prepare: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const presses: Record<string, Press> = {
  filter: byMouse("aside label"),
  sort: {
    // The browser's own list of a select cannot be pressed here: by the keyboard instead.
    prepare: (page) => page.locator('select[name="sort"]').focus(),
    press: (page) => page.keyboard.press("ArrowDown"),
  },
  page: byMouse('a[href*="page=2"]'),
  "search form": byMouse("main summary"),
  calendar: byMouse("fieldset button", (page) => page.locator("main summary").first().click()),
  compare: byMouse("article input[type=checkbox]"),
};

/** Presses the middle of an element without Playwright's own checks, which would run in the page during the press. */
function byMouse(selector: string, prepare: (page: Page) => Promise<void> = async () => {}): Press {
  return {
    async prepare(page) {
      await prepare(page);
      const element = page.locator(selector).first();
      await element.evaluate((node) => node.scrollIntoView({ block: "center" }));
      const box = await element.boundingBox();
      if (box === null) throw new Error(`${selector} is not visible`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    },
    async press(page) {
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}

/**
 * Measures the time from a press to the next paint on a slowed processor, medians of five visits each. The longest event
 * of a press counts, as for INP. Its processor time is that of the page's main thread meanwhile: on a machine with other
 * work the rest was spent waiting.
 */
export async function measureInteraction({ kept }: Sites): Promise<Measurement> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const rows = [];
    for (const [name, press] of Object.entries(presses)) {
      const taken = [];
      for (let round = 0; round < rounds; round++)
        taken.push(await timeOf(browser, kept.url + results, press));
      const durations = taken.map(({ duration }) => duration);
      rows.push({
        press: name,
        "median (ms)": median(durations),
        "longest (ms)": Math.max(...durations),
        "processor time, median (ms)": median(taken.map(({ processor }) => processor)),
      });
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

/** Moves the mouse, which is not heard before the page hydrates, until the parts that wait for it have hydrated. */
async function hydrateAll(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/api\/price-calendar/);
  const isHydrated = answer.then(() => true);
  for (let x = 5; x < 200; x++) {
    await page.mouse.move(x, 5);
    if (await Promise.race([isHydrated, page.waitForTimeout(200).then(() => false)])) break;
  }
  await answer;
  await page.waitForTimeout(1000);
}

async function timeOf(browser: Browser, address: string, { prepare, press }: Press) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    // The first interaction loads the parts that hydrate later; their hydration is not the press.
    await hydrateAll(page);
    await prepare(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.waitForTimeout(1000);
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
    await press(page);
    // Events are reported after the paint.
    await page.waitForTimeout(1500);
    return longestInteraction(await browser.stopTracing());
  } finally {
    await context.close();
  }
}
