import type { Page } from "@playwright/test";

/** Fills in the page of the fake provider. */
export async function submitProviderForm(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
}
