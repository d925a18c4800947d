import type { Page } from "@playwright/test";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { withServers } from "@sayara/tooling-run/withServers";
import type { Figure } from "./Figure.ts";

declare global {
  interface Window {
    /** Milliseconds from the last press to the page's first change; undefined before it. */
    feedback?: number | undefined;
  }
}

/** A slow phone's network: bytes a second, milliseconds. */
const network = { throughput: 400_000 / 8, latency: 400 };
const goals = { feedback: 100, content: 3000, files: 15 };

/** The first visit of a driver: each link is pressed on the page before, and `content` is what the next one is for. */
const steps = [
  { name: "home → search", link: 'main a[href^="/search/"]', content: 'main article a[href^="/car/"]' },
  {
    name: "search → car",
    link: 'main article a[href^="/car/"]',
    content: 'article[aria-labelledby="car-name"] a[href^="/checkout"]',
  },
  { name: "car → checkout", link: 'main a[href^="/checkout"]', content: "main form input" },
];

/** First navigations within the site, at 400 kbps and 400 ms: first change, content, files and their bytes. */
export async function measureNavigations(): Promise<Figure[]> {
  return withServers(
    async ({ webUrl }) => {
      const browser = await openBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: "fr" });
        return await visit(page, webUrl);
      } finally {
        await browser.close();
      }
    },
    { LOG_LEVEL: "fatal" },
  );
}

async function visit(page: Page, webUrl: string): Promise<Figure[]> {
  const received = { files: 0, bytes: 0 };
  let isActive = false;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    isActive = true;
    if (encodedDataLength > 0) received.files += 1;
    received.bytes += encodedDataLength;
  });
  /** Waits until nothing has arrived for some round trips. */
  const rest = async () => {
    do {
      isActive = false;
      await page.waitForTimeout(5 * network.latency);
    } while (isActive);
  };
  await page.addInitScript(watchPresses);
  const { throughput, latency } = network;
  const speed = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send("Network.emulateNetworkConditions", speed);
  await page.goto(webUrl);
  await rest();

  const figures: Figure[] = [];
  for (const { name, link, content } of steps) {
    // The parts that load at the first interaction are not the next page's.
    await page.mouse.move(2, 2);
    await rest();
    const target = page.locator(link).first();
    const address = page.url();
    Object.assign(received, { files: 0, bytes: 0 });
    const start = performance.now();
    await target.click();
    await page.waitForURL((url) => url.href !== address, { waitUntil: "commit" });
    await page.locator(content).first().waitFor();
    const until = performance.now() - start;
    const feedback = (await page.evaluate(() => window.feedback)) ?? Number.NaN;
    await rest();
    figures.push(
      { what: `${name}: first change`, measured: Math.round(feedback), unit: "ms", atMost: goals.feedback },
      { what: `${name}: content`, measured: Math.round(until), unit: "ms", atMost: goals.content },
      { what: `${name}: files`, measured: received.files, unit: "", atMost: goals.files },
      { what: `${name}: received`, measured: Math.round(received.bytes / 1000), unit: "KB" },
    );
  }
  return figures;
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
