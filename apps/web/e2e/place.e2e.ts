import { expect, type Locator, type Page } from "@playwright/test";
import { journey } from "./journey.ts";
import { wordsIn } from "./wordsIn.ts";

async function openHome(page: Page) {
  const { translate } = await wordsIn("fr");
  await page.goto("/");
  const place = page.getByRole("combobox", { name: translate("Pick-up place") }).and(page.locator("input"));
  await expect(place).toBeVisible();
  return { translate, place, search: page.getByRole("button", { name: translate("Search"), exact: true }) };
}

journey("Enter picks the typed place, a second Enter searches its cars", async ({ page }) => {
  const { place } = await openHome(page);
  await place.fill("sidi bou");
  await place.press("Enter");
  await expect(place).toHaveValue("Sidi Bou Saïd");
  await place.press("Enter");
  await expect(page).toHaveURL(/\/search\/sidi-bou-said\?/);
});

journey(
  "a place typed but not picked is resolved if it is unique, otherwise the choice is shown and the text stays",
  async ({ page }) => {
    const { translate, place, search } = await openHome(page);
    await place.fill("sidi bou");
    await place.press("Tab");
    await expect(place).toHaveValue("Sidi Bou Saïd");

    await place.fill("sidi");
    await search.click();
    await expect(place).toHaveValue("sidi");
    await expect(place).toHaveAccessibleDescription(
      new RegExp(translate("Several places match. Choose one:")),
    );
    expect(new URL(page.url()).pathname).toBe("/");
    const offered = page.getByRole("search").getByRole("button", { name: /^Sidi / });
    expect(await offered.count()).toBeGreaterThan(1);

    await place.fill("Sidi Bouu");
    await search.click();
    await expect(place).toHaveValue("Sidi Bouu");
    await expect(place).toHaveAccessibleDescription(new RegExp(translate("No place of that name")));
    expect(new URL(page.url()).pathname).toBe("/");
    await offered.first().click();
    await expect(place).toHaveValue(/^Sidi /);
    await search.click();
    await expect(page).toHaveURL(/\/search\/sidi-/);
  },
);

for (const width of [360, 1280]) {
  journey(`the whole list of places is visible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const { place } = await openHome(page);
    await place.click();
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    await expect.poll(() => hiddenParts(list)).toEqual([]);
  });
}

/** Returns corners and centre of an element that are outside the window or covered by another element. */
function hiddenParts(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 12;
    const points: [string, number, number][] = [
      ["top left", left + inset, top + inset],
      ["top right", right - inset, top + inset],
      ["middle", (left + right) / 2, (top + bottom) / 2],
      ["bottom left", left + inset, bottom - inset],
      ["bottom right", right - inset, bottom - inset],
    ];
    return points
      .filter(([, x, y]) => !element.contains(document.elementFromPoint(x, y)))
      .map(([name]) => name);
  });
}
