import type { Page } from "@playwright/test";

/** Delays the responses to matching calls while they are held. */
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
