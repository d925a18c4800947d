import { expect, type Page } from "@playwright/test";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { inDays } from "../inDays.ts";
import { messagesIn } from "../messagesIn.ts";

const address = searchUrl({ ...emptySearch, from: inDays(40), to: inDays(43), sort: "total" });

/** Opens the results and waits until they load more on scroll. */
export async function openInfiniteResults(page: Page): Promise<void> {
  const messages = await messagesIn("fr");
  await page.goto(address);
  await expect(page.getByRole("button", { name: messages.translate("Show more cars") })).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 100);
  await expect(page.getByRole("article")).toHaveCount(15);
}

/**
 * Scrolls the window, or the results if they scroll, until the end of the list is the given number of pixels below the
 * lower edge.
 */
export async function scrollNearEnd(page: Page, pixels: number): Promise<void> {
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

/**
 * Loads 30 cars, chooses one near the end and goes back from its checkout. Expects the same cars at the same
 * scroll position, also after a reload, because phones discard pages in the background.
 */
export async function expectReturnToResults(
  page: Page,
  { isCompared }: { isCompared: boolean },
): Promise<void> {
  const messages = await messagesIn("fr");
  await openInfiniteResults(page);
  const cards = page.getByRole("article");
  await scrollNearEnd(page, 180);
  await expect(cards).toHaveCount(30);
  const card = cards.nth(24);
  await card.scrollIntoViewIfNeeded();
  if (isCompared) {
    await card.getByRole("checkbox").check();
    await expect(page).toHaveURL(/compare=/);
  }
  const scrollTop = await page.evaluate(() => window.scrollY);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/checkout/);
  // The router changes the address before it shows the page.
  await expect(
    page.getByRole("heading", { level: 1, name: messages.translate("Book your car") }),
  ).toBeVisible();
  await page.goBack();
  const expectSamePlace = async () => {
    await expect(card).toBeInViewport();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollTop))
      .toBeLessThan(100);
  };
  await expectSamePlace();
  await page.reload();
  await expectSamePlace();
}
