import type { Page } from "@playwright/test";

/** Delay of each script in milliseconds. */
const DELAY_MS = 400;

const scripts = /\/assets\/[^/]+\.js$/;

/** Delays the scripts that the page loads, like a slow network. Returns a function that ends the delay. */
export async function delayFiles(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  return () => page.unroute(scripts);
}
