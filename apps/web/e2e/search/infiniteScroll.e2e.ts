import { expect } from "@playwright/test";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inFullRun } from "../support/runs.ts";
import {
  expectReturnToResults,
  openInfiniteResults,
  scrollNearEnd,
} from "../support/screens/infiniteResults.ts";
import { messagesIn } from "../support/messagesIn.ts";

dedicatedServersTest.use({
  apiEnvironment: { PAGINATION_MODE: "infiniteScroll" },
  cars: 120,
  expectedConsoleMessages: [/Failed to load resource: net::ERR_FAILED/],
});

for (const width of [360, 1280]) {
  dedicatedServersTest(
    `at ${width} px the next cars load 200 px before the end of the window`,
    inFullRun,
    async ({ page }) => {
      dedicatedServersTest.slow();
      await page.setViewportSize({ width, height: 800 });
      await openInfiniteResults(page);
      const cards = page.getByRole("article");
      await scrollNearEnd(page, 260);
      await page.waitForTimeout(1000);
      await expect(cards).toHaveCount(15);
      await scrollNearEnd(page, 180);
      await expect(cards).toHaveCount(30);
      await scrollNearEnd(page, 180);
      await expect(cards).toHaveCount(45);
      const names = await cards.getByRole("heading").allTextContents();
      expect(names).toHaveLength(45);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  dedicatedServersTest(
    `at ${width} px the next cars load 40 px before the end of a scrolling element`,
    inFullRun,
    async ({ page }) => {
      dedicatedServersTest.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("#results { block-size: 600px; overflow-y: auto }");
        document.adoptedStyleSheets = [sheet];
      });
      await openInfiniteResults(page);
      const cards = page.getByRole("article");
      await scrollNearEnd(page, 100);
      await page.waitForTimeout(1000);
      await expect(cards).toHaveCount(15);
      await scrollNearEnd(page, 30);
      await expect(cards).toHaveCount(30);
    },
  );

  for (const isCompared of [false, true]) {
    const choice = isCompared ? ", after a choice for the comparison too" : "";
    dedicatedServersTest(
      `at ${width} px Back from the checkout restores all loaded cars and the scroll position${choice}`,
      inFullRun,
      async ({ page }) => {
        dedicatedServersTest.slow();
        await page.setViewportSize({ width, height: 800 });
        await expectReturnToResults(page, { isCompared });
      },
    );
  }

  dedicatedServersTest(
    `at ${width} px the keyboard reaches the next cars in order`,
    inFullRun,
    async ({ page }) => {
      dedicatedServersTest.slow();
      await page.setViewportSize({ width, height: 800 });
      await openInfiniteResults(page);
      const messages = await messagesIn("fr");
      const cards = page.getByRole("article");
      await page.getByRole("button", { name: messages.translate("Show more cars") }).focus();
      await page.keyboard.press("Enter");
      await expect(cards).toHaveCount(30);
      const entry = page.getByRole("listitem").filter({ has: cards }).nth(15);
      await expect(entry).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(cards.nth(15).getByRole("link").first()).toBeFocused();
      // Presses Tab on the last card; the next cards are loaded by then.
      await cards.nth(29).getByRole("link").last().focus();
      await expect(cards).toHaveCount(45);
      await page.keyboard.press("Tab");
      for (let step = 0; step < 3; step++) {
        const index = await cards.evaluateAll((all) =>
          all.findIndex((card) => card.parentElement?.contains(document.activeElement)),
        );
        if (index === 30) break;
        await page.keyboard.press("Tab");
      }
      const index = await cards.evaluateAll((all) =>
        all.findIndex((card) => card.parentElement?.contains(document.activeElement)),
      );
      expect(index).toBe(30);
    },
  );
}

dedicatedServersTest(
  "if the next cars cannot be loaded, a message is shown, and the next press loads them",
  inFullRun,
  async ({ page }) => {
    const { translate, shared } = await messagesIn("fr");
    await openInfiniteResults(page);
    await page.route(/\/api\/frontend-cars\//, (route) => route.abort());
    const more = page.getByRole("button", { name: translate("Show more cars") });
    await more.click();
    await expect(page.getByText(shared._(faultMessages.unknown)).first()).toBeVisible();
    await page.unrouteAll();
    await more.click();
    await expect(page.getByRole("article")).toHaveCount(30);
  },
);
