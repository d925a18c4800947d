import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";

test("places can be filtered by name, agencies link to their cars, and an article shows current prices", async ({
  page,
  expectAccessible,
  messages: { translate },
}) => {
  await page.goto("/locations");
  await expectAccessible();
  await page
    .getByRole("searchbox", { name: translate("Name of a place or code of an airport") })
    .fill("jerba");
  await page.getByRole("button", { name: translate("Filter"), exact: true }).click();
  await expect(page).toHaveURL("/locations?s=jerba");
  await page.getByRole("heading").locator("a[href^='/search/djerba']").click();
  await expect(page).toHaveURL(/\/search\/djerba/);

  await page.goto("/suppliers");
  await expectAccessible();
  await page.getByRole("link", { name: "Jasmin Vif" }).click();
  await expect(page).toHaveURL(/\/search\?supplier=jasmin-vif/);

  await page.goto("/location-voiture-pas-cher-a-tunis");
  await expect(page.getByRole("table").first()).toContainText(/\d\s(?:DT|TND)/);
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("places can be filtered and paged", inFullRun, async ({ page, messages: { translate } }) => {
    await page.goto("/locations?page=2");
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.getByRole("searchbox").fill("sousse");
    await page.getByRole("button", { name: translate("Filter"), exact: true }).click();
    await expect(page).toHaveURL("/locations?s=sousse");
    await expect(page.getByRole("heading").locator("a[href^='/search/sousse']")).toBeVisible();
  });
});
