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
      `in ${language} at ${width} px a driver compares three cars, and a shared address opens the same comparison`,
      repeated(language === "fr" && width === 360),
      async ({ page, expectAccessible }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        const { translate, like } = await messagesIn(language);
        await page.goto(`${address}&l=${language}`);
        const cards = page.getByRole("article");
        for (const index of [0, 1, 2]) {
          const box = cards.nth(index).getByRole("checkbox");
          // Not `check`: the first press precedes the card's hydration, which clears the tick for a moment.
          await box.click();
          await expect(box).toBeChecked();
          await expect(page).toHaveURL(new RegExp(`(compare=.*){${index + 1}}$`));
        }
        await cards.nth(3).getByRole("checkbox").click();
        await expect(
          page.getByText(like("{MAX_COMPARED_CARS} cars at most: remove one first")).last(),
        ).toBeVisible();
        await expect(cards.nth(3).getByRole("checkbox")).not.toBeChecked();

        const bar = page.getByRole("region", { name: translate("Comparison") });
        await bar.getByRole("link", { name: translate("Compare") }).click();
        const dialog = page.getByRole("dialog", { name: translate("Compare cars") });
        const choose = dialog.getByRole("link", { name: like("Choose {name}") });
        await expect(choose).toHaveCount(3);
        await expect(dialog.getByRole("rowheader", { name: translate("Security deposit") })).toBeVisible();
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        await page.reload();
        await expect(choose).toHaveCount(3);
        await dialog
          .getByRole("button", { name: like("Remove {name}") })
          .first()
          .click();
        await expect(choose).toHaveCount(2);
        await choose.first().click();
        await expect(page).toHaveURL(/\/checkout\?car=/);
      },
    );
  }
}

test(
  "Back closes the comparison, Forward opens it, and Escape closes it by keyboard",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    await page.goto(address);
    const cards = page.getByRole("article");
    for (const index of [0, 1]) {
      await cards.nth(index).getByRole("checkbox").focus();
      await page.keyboard.press("Space");
      await expect(cards.nth(index).getByRole("checkbox")).toBeChecked();
    }
    const compare = page.getByRole("link", { name: translate("Compare"), exact: true });
    await compare.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/compare=[^&]+&compare=[^&]+$/);
    await expect(compare).toBeVisible();
  },
);

test("the chosen cars stay when the results are paged and sorted", inFullRun, async ({ page }) => {
  const { translate } = await messagesIn("fr");
  await page.goto(address);
  await page.getByRole("article").first().getByRole("checkbox").check();
  await expect(page).toHaveURL(/compare=/);
  await page.getByLabel(translate("Sort by")).selectOption("total");
  await expect(page).toHaveURL(/sort=total.*compare=/);
  await page.getByRole("link", { name: /2/, exact: false }).filter({ hasText: /^2$/ }).click();
  await expect(page).toHaveURL(/page=2.*compare=/);
  await expect(page.getByRole("region", { name: translate("Comparison") })).toBeVisible();
});

test("search engines do not index a comparison", inFullRun, async ({ page }) => {
  const response = await page.request.get(`${address}&compare=hyundai-i20`);
  expect(await response.text()).toContain('<meta name="robots" content="noindex');
});
