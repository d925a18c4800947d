import { expect, type Page } from "@playwright/test";
import { openPlaces } from "../support/screens/choosePlace.ts";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test(
  "pages have the same computed styles after a navigation as after a full load",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    await page.goto("/");
    const place = page.getByRole("combobox", { name: translate("Pick-up place") }).and(page.locator("input"));
    await (await openPlaces(page, translate("Pick-up place"))).fill("TUN");
    await page.getByRole("option").first().click();
    await page.getByRole("button", { name: translate("Search"), exact: true }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectSameWhenReloaded(page, /\/search\//);

    await page.goto("/");
    await expect(place).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Carthage/ })
      .first()
      .click();
    const toCheckout = page.getByRole("article").first().locator('a[href*="/checkout"]').first();
    await toCheckout.click();
    await expectSameWhenReloaded(page, /\/checkout/);
  },
);

async function expectSameWhenReloaded(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState("networkidle");
  await expect(page.locator('head link[rel="stylesheet"]')).toHaveCount(1);
  const styles = await readStyles(page);
  expect(Object.keys(styles).length).toBeGreaterThan(20);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(page.locator('head link[rel="stylesheet"]')).toHaveCount(0);
  const reloaded = await readStyles(page);
  for (const [classes, style] of Object.entries(styles))
    expect([classes, reloaded[classes] ?? style]).toEqual([classes, style]);
}

/**
 * Returns computed styles, without properties that depend on the font or the pointer. The key is the classes
 * of the parent and the element, because the parent determines the display of a link.
 */
function readStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const styles: Record<string, string> = {};
    for (const element of document.querySelectorAll("body [class]")) {
      const { display, position, paddingTop, paddingLeft, borderTopLeftRadius, gap } =
        getComputedStyle(element);
      const key = [element.parentElement, element].map((one) => one?.getAttribute("class")).join(" > ");
      styles[key] ??= [display, position, paddingTop, paddingLeft, borderTopLeftRadius, gap].join(" ");
    }
    return styles;
  });
}
