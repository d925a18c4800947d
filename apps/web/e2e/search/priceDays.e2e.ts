import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

const address = searchUrl({ ...emptySearch, from: inDays(40), to: inDays(43), place: "tunis" });

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(
      `in ${language} at ${width} px one press on a day with its lowest total moves the dates to that day`,
      repeated(language === "fr" && width === 360),
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        const { translate } = await messagesIn(language);
        await page.goto(`${address}&l=${language}`);
        const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
        const initialBox = await days.boundingBox();
        await page.mouse.wheel(0, 1);
        await expect(days.getByText(/\d\s(DT|TND)$/).first()).toBeVisible();
        expect((await days.boundingBox())?.height).toBe(initialBox?.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        const other = days.locator("a:not([aria-current])").nth(3);
        const target = new URL((await other.getAttribute("href")) ?? "", page.url());
        await other.click();
        await expect(page).toHaveURL(target.href);
        await expect(days.locator("[aria-current]")).toHaveAttribute("href", target.pathname + target.search);
        await expect(page.getByRole("article").first()).toBeVisible();
      },
    );

    test(
      `in ${language} at ${width} px the calendar shows the total of each day and marks the lowest`,
      inFullRun,
      async ({ page, expectAccessible }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        const { translate } = await messagesIn(language);
        await page.goto(`${address}&l=${language}`);
        await page.getByText(translate("Change"), { exact: true }).click();
        await page.getByRole("button", { name: new RegExp(`^${translate("Pick-up")} `) }).click();
        const calendar = page.getByRole("dialog");
        await expect(calendar.getByRole("button", { name: translate("(lowest)") }).first()).toBeVisible();
        await expect(
          calendar.getByText(translate("Lowest total for as many days. Underlined: the lowest of all.")),
        ).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible();
      },
    );
  }
}

test("without a place the calendar has no prices and all days can be chosen", inFullRun, async ({ page }) => {
  const { translate } = await messagesIn("fr");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^${translate("Pick-up")} `) }).click();
  const calendar = page.getByRole("dialog");
  await calendar.getByRole("gridcell").getByRole("button", { disabled: false }).nth(5).click();
  await calendar.getByRole("gridcell").getByRole("button", { disabled: false }).nth(9).click();
  expect(calls).not.toContain("/api/price-calendar");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the days around the pick-up are links to the moved dates", inFullRun, async ({ page }) => {
    const { translate } = await messagesIn("fr");
    await page.goto(address);
    const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
    await days.getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`from=${inDays(38)}`));
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
