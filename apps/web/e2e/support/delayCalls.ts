import type { Page } from "@playwright/test";

/** Keeps calls unanswered while they are held. */
export async function delayCalls(page: Page, calls: RegExp) {
  let free = Promise.resolve();
  let release = () => {};
  await page.route(calls, async (route) => {
    await free;
    await route.continue();
  });
  const hold = () => {
    free = new Promise((resolve) => (release = resolve));
  };
  return { hold, release: () => release() };
}
