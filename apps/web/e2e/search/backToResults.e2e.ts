import { expect } from "@playwright/test";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { delayCalls } from "../support/delayCalls.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";

const results = searchUrl({ ...emptySearch, from: inDays(40), to: inDays(43), place: "tunis" });

test("expanded similar cars stay open after coming back", inFullRun, async ({ page }) => {
  await page.goto(results);
  const cards = page.getByRole("article");
  const initialCount = await cards.count();
  const more = page.locator("article + details > summary").first();
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(initialCount);
  await page.evaluate(() => scrollTo(0, 600));
  const top = await page.evaluate(() => scrollY);
  // A pointer press would scroll first.
  await cards.nth(2).getByRole("link").first().dispatchEvent("click");
  await expect(page).toHaveURL(/\/checkout/);
  await page.goBack();
  await expect.poll(() => cards.count()).toBeGreaterThan(initialCount);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(top - 200);
});

test("a slow return to the results restores their scroll position", inFullRun, async ({ page }) => {
  await page.goto(results);
  const card = page.getByRole("article").nth(8);
  const link = card.locator('a[href^="/car/"]');
  await untilElementHydrated(link);
  const scrollTop = await page.evaluate(() => window.scrollY);
  expect(scrollTop).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/\/car\//);
  await expect(page.locator("#car-name")).toBeVisible();
  const calls = await delayCalls(page, /\/api\/frontend-cars\//);
  calls.hold();
  await page.goBack();
  await page.waitForTimeout(600);
  calls.release();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollTop)).toBeLessThan(100);
});

test("Back and Forward keep the panel of more filters open and restore its choices", async ({
  page,
  messages: { translate, shared },
}) => {
  await page.goto(results);
  const filters = page.getByRole("complementary", { name: translate("Filters") });
  const choice = filters.getByRole("checkbox", { name: shared._(mileageMessages.unlimited) });
  await expect(choice).toBeHidden();
  await filters.getByText(translate("More filters"), { exact: true }).click();
  await filters.locator("label", { hasText: shared._(mileageMessages.unlimited) }).click();
  await expect(page).toHaveURL(/mileage=unlimited/);
  await page.goBack();
  await expect(page).not.toHaveURL(/mileage=/);
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/mileage=unlimited/);
  await expect(choice).toBeChecked();
  await expect(choice).toBeVisible();
});
