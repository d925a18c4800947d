import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Doubles the text size, like the browser's setting, and expects no horizontal overflow. */
async function expectFitAtDoubleSize(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
}

for (const language of ["fr", "es"] as const)
  test(`home and results fit a phone with double-size text in ${language}`, inFullRun, async ({ page }) => {
    const { translate } = await messagesIn(language);
    await page.goto(`/?l=${language}`);
    await expect(page.getByRole("search")).toBeVisible();
    // A single line at the normal text size.
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height).toBeLessThan(80);
    await expectFitAtDoubleSize(page);

    await page.goto("/search/aeroport-tunis-carthage");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectFitAtDoubleSize(page);
    const place = page.locator("summary").first().locator("strong");
    const { width, lineHeight } = await place.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));
    // The text wraps at words, not at every letter.
    expect(width).toBeGreaterThan(3 * lineHeight);
    await expect(page.locator("summary").first()).toContainText(translate("Change"));
  });
