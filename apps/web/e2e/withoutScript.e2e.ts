import { expect } from "@playwright/test";
import { componentWords } from "@sayara/i18n/components/componentWords";
import { carTypeWords } from "@sayara/i18n/words/carTypeWords";
import { journey } from "./journey.ts";
import { wordsIn } from "./words.ts";

journey.use({ javaScriptEnabled: false });

journey(
  "without JavaScript a driver searches, filters, sorts and leafs through the results",
  async ({ page }) => {
    const { say, shared } = await wordsIn("fr");
    await page.goto("/");
    await page.getByRole("combobox", { name: say("Pick-up place") }).selectOption("tunis");
    await page.getByRole("button", { name: say("Search"), exact: true }).click();
    await expect(page).toHaveURL(/\/search\/tunis\?from=/);
    const cars = page.getByRole("article");
    await expect(cars).toHaveCount(15);

    const filters = page.getByRole("complementary", { name: say("Filters") });
    // Narrow screens show them behind a link.
    const toFilters = page.getByRole("link", { name: say("Filters") });
    const showFilters = async () => ((await toFilters.isVisible()) ? toFilters.click() : undefined);
    await showFilters();
    await filters.getByRole("checkbox", { name: shared._(carTypeWords.mini) }).check();
    await page.getByRole("combobox", { name: say("Sort by") }).selectOption("co2");
    await filters.getByRole("button", { name: say("Show the cars") }).click();
    await expect(page).toHaveURL(/range=mini.*sort=co2/);
    await showFilters();
    await expect(filters.getByRole("checkbox", { name: shared._(carTypeWords.mini) })).toBeChecked();

    const first = await cars.first().getByRole("link").getAttribute("href");
    const pages = page.getByRole("navigation", { name: shared._(componentWords.pagination) });
    await pages.getByRole("link", { name: shared._(componentWords.nextPage) }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await cars.first().getByRole("link").getAttribute("href")).not.toBe(first);

    await cars.first().getByText(say("Details")).click();
    await expect(cars.first().getByRole("table")).toBeVisible();
  },
);
