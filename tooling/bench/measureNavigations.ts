import type { Page } from "@playwright/test";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { withServers } from "@sayara/tooling-run/servers/withServers";
import type { Figure } from "./Figure.ts";

declare global {
  interface Window {
    /** Milliseconds from the last press to the page's first change; undefined before that change. */
    feedback?: number | undefined;
  }
}

/** A slow phone's network: throughput in bytes per second, latency in milliseconds. */
const network = { throughput: 400_000 / 8, latency: 400 };
const goals = { feedback: 100, content: 3000, files: 15 };

/** A link on the home page, and the main content of the page it opens. */
const firstStep = {
  name: "home → search",
  link: 'main a[href^="/search/"]',
  content: 'main article a[href^="/car/"]',
};
/** A driver's first visit: each link is pressed on the previous step's page. */
const steps = [
  firstStep,
  {
    name: "search → car",
    link: 'main article a[href^="/car/"]',
    content: 'article[aria-labelledby="car-name"] a[href^="/checkout"]',
  },
  { name: "car → checkout", link: 'main a[href^="/checkout"]', content: "main form input" },
];

/**
 * Measures first navigations within the site, at 400 kbps and 400 ms latency: first change, content, files and their
 * bytes.
 */
export async function measureNavigations(): Promise<Figure[]> {
  return withServers(
    async ({ webUrl }) => {
      const browser = await openBrowser();
      try {
        const open = () => browser.newPage({ viewport: { width: 360, height: 740 }, locale: "fr" });
        return [...(await visit(await open(), webUrl)), await measureFirstClick(await open(), webUrl)];
      } finally {
        await browser.close();
      }
    },
    { LOG_LEVEL: "fatal" },
  );
}

/** Measures the first search of a visit, pressed before any file of the results page is loaded. */
async function measureFirstClick(page: Page, webUrl: string): Promise<Figure> {
  const { waitUntilIdle } = await openSlowly(page, webUrl);
  await waitUntilIdle();
  // Waits for hydration: before it, the browser follows the link with a full page load.
  await page.mouse.move(2, 2);
  await page.waitForFunction(isHydrated, firstStep.link);
  const start = performance.now();
  await page.locator(firstStep.link).first().click();
  await page.waitForURL(({ pathname }) => pathname.startsWith("/search/"), { waitUntil: "commit" });
  await page.locator(firstStep.content).first().waitFor();
  const value = Math.round(performance.now() - start);
  return { name: `${firstStep.name}, at once: content`, value, unit: "ms", atMost: goals.content };
}

/** Opens the home page on the slow network. */
async function openSlowly(page: Page, webUrl: string) {
  const received = { files: 0, bytes: 0 };
  let isActive = false;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    isActive = true;
    if (encodedDataLength > 0) received.files += 1;
    received.bytes += encodedDataLength;
  });
  await page.addInitScript(watchPresses);
  const { throughput, latency } = network;
  const speed = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send("Network.emulateNetworkConditions", speed);
  await page.goto(webUrl);
  return {
    /** Files and bytes received since the caller last reset them to 0. */
    received,
    /** Waits until nothing has arrived for several round trips. */
    waitUntilIdle: async () => {
      do {
        isActive = false;
        await page.waitForTimeout(5 * network.latency);
      } while (isActive);
    },
  };
}

async function visit(page: Page, webUrl: string): Promise<Figure[]> {
  const { received, waitUntilIdle } = await openSlowly(page, webUrl);
  await waitUntilIdle();

  const figures: Figure[] = [];
  for (const { name, link, content } of steps) {
    // Code that loads at the first interaction does not count towards the next page.
    await page.mouse.move(2, 2);
    await waitUntilIdle();
    const target = page.locator(link).first();
    const address = page.url();
    Object.assign(received, { files: 0, bytes: 0 });
    const start = performance.now();
    await target.click();
    await page.waitForURL((url) => url.href !== address, { waitUntil: "commit" });
    await page.locator(content).first().waitFor();
    const contentTime = performance.now() - start;
    const feedback = (await page.evaluate(() => window.feedback)) ?? Number.NaN;
    await waitUntilIdle();
    figures.push(
      { name: `${name}: first change`, value: Math.round(feedback), unit: "ms", atMost: goals.feedback },
      { name: `${name}: content`, value: Math.round(contentTime), unit: "ms", atMost: goals.content },
      { name: `${name}: files`, value: received.files, unit: "", atMost: goals.files },
      { name: `${name}: received`, value: Math.round(received.bytes / 1000), unit: "KB" },
    );
  }
  return figures;
}

/** Runs in the page. Returns whether React has hydrated the first element that matches. */
function isHydrated(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
}

/** Runs in the page, before its own scripts. */
function watchPresses(): void {
  const press = () => {
    const start = performance.now();
    window.feedback = undefined;
    new MutationObserver((_changes, observer) => {
      window.feedback = performance.now() - start;
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  document.addEventListener("click", press, true);
}
