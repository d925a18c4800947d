import type { Browser, Page, Request } from "@playwright/test";
import type { Budget } from "./Budget.ts";
import type { SignedIn } from "./signInToPortal.ts";

/**
 * Measures the cost of a first visit to a URL on a phone, as a guest or signed in.
 *
 * @throws if the page responds with an error status
 */
export async function measurePage(
  browser: Browser,
  address: string,
  signedIn?: SignedIn | undefined,
): Promise<Budget> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ...(signedIn && { storageState: signedIn }),
  });
  const page = await context.newPage();
  try {
    const traffic = countTraffic(page);
    await page.addInitScript(collectShifts);
    const response = await page.goto(address);
    if (!response || response.status() >= 500)
      throw new Error(`${address} answered ${response?.status() ?? "nothing"}.`);
    const cost = await traffic();
    await scrollThrough(page);
    return { ...cost, layoutShift: await page.evaluate(() => Math.round(window.layoutShift * 1000) / 1000) };
  } finally {
    await context.close();
  }
}

/** Milliseconds without a pending request after which a page counts as loaded. */
const QUIET_MS = 500;
/** Maximum time for a page to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 30_000;

/**
 * Counts transferred bodies, compressed and without headers. The count is final once a script has arrived and
 * the network is quiet. Scripts start after the first paint, which a busy machine delays.
 *
 * @throws if no script arrives before the timeout.
 */
function countTraffic(page: Page): () => Promise<Omit<Budget, "layoutShift">> {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    changedAt = performance.now();
  };
  page.on("request", (request) => pending.add(request));
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    requests.push(request);
    end(request);
  });
  const isScript = (request: Request) => request.resourceType() === "script";
  const isLoaded = () =>
    requests.some(isScript) && pending.size === 0 && performance.now() - changedAt >= QUIET_MS;

  return async () => {
    const deadline = performance.now() + LOAD_TIMEOUT_MS;
    while (!isLoaded()) {
      if (performance.now() > deadline) throw new Error(`${page.url()} was not loaded in time.`);
      await page.waitForTimeout(50);
    }
    const sizes = await Promise.all(requests.map(sizeOf));
    return {
      javascript: kilobytes(sizes.filter((_, index) => requests[index] && isScript(requests[index]))),
      total: kilobytes(sizes),
      requests: requests.length,
    };
  };
}

async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize;
}

function kilobytes(sizes: number[]): number {
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up the layout shifts without recent input. Runs in the page. */
function collectShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
        window.layoutShift += Number(entry.value);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Scrolls one viewport height at a time and waits for content that loads when visible. */
async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
  );
  for (let step = 1; step <= Math.min(steps, 20); step++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
}
