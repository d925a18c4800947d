import { expect, type Locator, type Page } from "@playwright/test";

/** Returns the field for a place after hydration; before that it is a native select. */
export function placeField(page: Page, name: string): Locator {
  return page.getByRole("search").getByRole("combobox", { name }).and(page.locator("input"));
}

/** Opens a place field, and on a phone its bottom sheet. Returns the text input. */
export async function openPlaces(page: Page, name: string): Promise<Locator> {
  const field = placeField(page, name);
  await field.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  const sheet = page.getByRole("dialog", { name });
  return (await sheet.count()) > 0 ? sheet.getByRole("combobox") : field;
}
