import type { Page } from "@playwright/test";

/** Intercepts matching calls. After `hold`, calls wait for `release`. */
export async function delayCalls(page: Page, calls: RegExp) {
  let released = Promise.resolve();
  let release = () => {};
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  const hold = () => {
    released = new Promise((resolve) => (release = resolve));
  };
  return { hold, release: () => release() };
}
