import { expect, type Page } from "@playwright/test";

/** Waits for hydration: the header's place for the account is empty before. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole("banner").locator('a[href^="/sign-in"], button').first()).toBeVisible();
}
