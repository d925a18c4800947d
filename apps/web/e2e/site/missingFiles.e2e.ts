import { expect, type Page } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { placeField } from "../support/screens/choosePlace.ts";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({
  serviceWorkers: "allow",
  expectedConsoleMessages: [
    /Failed to (load resource|fetch)|Error loading route module|dynamically imported module/,
  ],
});

/** Searches for Tunis from the home page. Returns once the URL is that of the results. */
async function searchTunis(page: Page) {
  const { translate } = await messagesIn("fr");
  const place = placeField(page, translate("Pick-up place"));
  await place.fill("tunis");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: translate("Search"), exact: true }).click();
  await expect(page).toHaveURL(/\/search.*tunis/);
}

test("a search still runs if its code is missing after a deployment", async ({ page }) => {
  const messages = await messagesIn("fr");
  await accountScreens(page, messages).open("/");
  await page.route(/\/assets\/Search\.route/, (route) => route.abort(), { times: 1 });
  await searchTunis(page);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test(
  "without a connection, pressing Search keeps the search in the URL",
  inFullRun,
  async ({ page, context }) => {
    const messages = await messagesIn("fr");
    await accountScreens(page, messages).open("/");
    // The browser's built-in error page would lose the site's URL; the worker's page keeps it.
    await page.mouse.move(200, 200);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await searchTunis(page);
    await expect(
      page.getByRole("heading", { level: 1, name: messages.translate("You are not connected") }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);
