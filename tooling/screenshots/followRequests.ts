import type { Page, Request } from "@playwright/test";

/** Milliseconds between two looks, and in all. */
const PAUSE = 50;
const LIMIT = 5000;

/**
 * Follows the page's requests. Returns a function that waits until none is under way, for 5 s at most. A stream of
 * events never ends and does not count.
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    for (let waited = 0; open.size > 0 && waited < LIMIT; waited += PAUSE) await page.waitForTimeout(PAUSE);
  };
}
