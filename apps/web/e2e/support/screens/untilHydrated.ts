import { expect, type Locator, type Page } from "@playwright/test";

/** Waits for hydration: until then, the account area of the header is empty. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole("banner").locator('a[href^="/sign-in"], button').first()).toBeVisible();
}

/** Waits for the hydration of an element in a section that hydrates at the first interaction. */
export async function untilElementHydrated(element: Locator): Promise<void> {
  await element.hover();
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
}
