import type { Page } from "@playwright/test";

/** Milliseconds by which each script comes later. */
const LATE = 400;

const scripts = /\/assets\/[^/]+\.js$/;

/** Delays the scripts that the page loads, as a slow network does. Returns a function that ends it. */
export async function delayFiles(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  return () => page.unroute(scripts);
}
