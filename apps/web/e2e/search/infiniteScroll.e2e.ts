import { expect, type Page } from "@playwright/test";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { inDays } from "../support/inDays.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

const address = searchUrl({ ...emptySearch, from: inDays(40), to: inDays(43), sort: "total" });

dedicatedServersTest.use({
  apiEnvironment: { PAGINATION_MODE: "infiniteScroll" },
  cars: 120,
  expectedConsoleMessages: [/Failed to load resource: net::ERR_FAILED/],
});

/**
 * Scrolls the window, or the results if they scroll, until the end of the list is the given number of pixels below the
 * lower edge.
 */
async function scrollNearEnd(page: Page, pixels: number): Promise<void> {
  await page
    .getByRole("button", { name: (await messagesIn("fr")).translate("Show more cars") })
    .evaluate((button, distance) => {
      const results = document.getElementById("results");
      const isScroller = results !== null && getComputedStyle(results).overflowY === "auto";
      const edge = isScroller ? results.getBoundingClientRect().bottom : window.innerHeight;
      const top = button.getBoundingClientRect().top - edge - distance;
      (isScroller ? results : window).scrollBy({ top, behavior: "instant" });
    }, pixels);
}

/** Opens the results and waits until they load more on scroll. */
async function openInfiniteResults(page: Page): Promise<void> {
  const messages = await messagesIn("fr");
  await page.goto(address);
  await expect(page.getByRole("button", { name: messages.translate("Show more cars") })).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 100);
  await expect(page.getByRole("article")).toHaveCount(15);
}

for (const width of [360, 1280]) {
  dedicatedServersTest(
    `at ${width} px the next cars follow 200 px before the window's end`,
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
    `at ${width} px they follow 40 px before the end of an element that scrolls`,
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
      `at ${width} px Back from the checkout finds all loaded cars and the place${choice}`,
      repeated(width === 360 && !isCompared),
      async ({ page }) => {
        dedicatedServersTest.slow();
        await page.setViewportSize({ width, height: 800 });
        await openInfiniteResults(page);
        const cards = page.getByRole("article");
        await scrollNearEnd(page, 180);
        await expect(cards).toHaveCount(30);
        await cards.nth(24).scrollIntoViewIfNeeded();
        if (isCompared) {
          await cards.nth(24).getByRole("checkbox").check();
          await expect(page).toHaveURL(/compare=/);
        }
        const scrollTop = await page.evaluate(() => window.scrollY);
        await cards.nth(24).getByRole("link").first().click();
        await expect(page).toHaveURL(/\/checkout/);
        await page.goBack();
        await expect(cards.nth(24)).toBeInViewport();
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollTop)).toBeLessThan(100);
      },
    );
  }

  dedicatedServersTest(
    `at ${width} px the keyboard reaches the next cars, in their order`,
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
      // Tabs on from the last card; by then the next cards are loaded.
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
  "a page that cannot be loaded says so, and comes at the next press",
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
