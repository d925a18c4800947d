import { expect, type Page } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { emptySearch, type SearchState } from "@sayara/domain/search/SearchState";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";
import { inFullRun, repeated } from "../support/runs.ts";

const dates = { from: inDays(40), to: inDays(43) };
const addressOf = (changes: Partial<SearchState> = {}) =>
  searchUrl({ ...emptySearch, ...dates, place: "tunis", ...changes });
const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

/** Returns the number of cars that the page's title states. */
async function carsFound(page: Page): Promise<number> {
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  return Number(/\d+/.exec(title ?? "")?.[0] ?? 0);
}

for (const language of languages) {
  test(
    `in ${language} a card fits in 250 px on a phone, and three fit on a laptop`,
    repeated(language === "fr"),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`${addressOf()}&l=${language}`);
      const cards = page.getByRole("article");
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(250);
      const drawing = await cards.first().locator("svg").first().boundingBox();
      const card = await cards.first().boundingBox();
      expect((drawing?.width ?? 0) / (card?.width ?? 1)).toBeCloseTo(0.4, 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      await page.setViewportSize(laptop);
      // In the recommended order, rows of similar cars appear between the cards.
      for (const sort of ["recommended", "total"] as const) {
        await page.goto(`${addressOf({ sort })}&l=${language}`);
        const third = await cards.nth(2).boundingBox();
        expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(laptop.height);
      }
    },
  );
}

test(
  "on a phone, a place name that is too long for its line is truncated with an ellipsis",
  inFullRun,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${addressOf({ place: "aeroport-tunis-carthage" })}&l=es`);
    const place = page.getByRole("article").first().getByText("Aeropuerto de Túnez-Cartago", { exact: true });
    const { lines, isTruncated } = await place.evaluate((element) => ({
      lines: element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      isTruncated:
        element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis",
    }));
    expect(Math.round(lines)).toBe(1);
    expect(isTruncated).toBe(true);
  },
);

for (const size of [phone, laptop]) {
  test(`results are accessible at ${size.width} px`, inFullRun, async ({ page, expectAccessible }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.goto(addressOf());
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessible();
  });
}

test("a filter leaves as many cars as it announces, its chip removes it, and a whole card and its ledger can be pressed", async ({
  page,
  messages: { translate, shared },
}) => {
  await page.goto(addressOf());
  const found = await carsFound(page);
  const filters = page.getByRole("complementary", { name: translate("Filters") });
  const maxi = filters.locator("label", { hasText: shared._(carTypeMessages.maxi) });
  const announcedCount = Number(/\d+/.exec((await maxi.textContent()) ?? "")?.[0]);
  await maxi.click();
  await expect(page).toHaveURL(/range=maxi/);
  await expect.poll(() => carsFound(page)).toBe(announcedCount);
  await page
    .getByRole("list", { name: translate("Active filters") })
    .getByRole("link")
    .first()
    .click();
  await expect.poll(() => carsFound(page)).toBe(found);
  await page.goBack();
  await expect.poll(() => carsFound(page)).toBe(announcedCount);

  const card = page.getByRole("article").first();
  await card.getByText(translate("Details")).click();
  await expect(card.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL(/\/search\//);
  await card.click({ position: { x: 80, y: 60 } });
  await expect(page).toHaveURL(/\/checkout\?car=/);
});

test(
  "the response to an earlier choice does not replace the response to a later one",
  inFullRun,
  async ({ page, messages: { translate, shared } }) => {
    await page.goto(addressOf());
    const filters = page.getByRole("complementary", { name: translate("Filters") });
    const choose = (label: string) => filters.locator("label", { hasText: label }).click();
    let releaseFirst = () => {};
    const held = new Promise<void>((resolve) => (releaseFirst = resolve));
    let requests = 0;
    await page.route(/\/api\/frontend-cars\//, async (route) => {
      requests += 1;
      if (requests === 1) await held;
      // The page may have aborted the first request.
      await route.continue().catch(() => {});
    });
    await choose(shared._(carTypeMessages.midi));
    await expect.poll(() => requests).toBe(1);
    await choose(shared._(carTypeMessages.maxi));
    const chips = page.getByRole("list", { name: translate("Active filters") });
    await expect(chips.getByRole("link", { name: shared._(carTypeMessages.maxi) })).toBeVisible();
    const found = await carsFound(page);
    releaseFirst();
    await page.waitForTimeout(1000);
    await expect(chips.getByRole("link", { name: shared._(carTypeMessages.maxi) })).toBeVisible();
    expect(await carsFound(page)).toBe(found);
    await expect(page).toHaveURL(/range=midi&range=maxi/);
  },
);

test(
  "removing a chip by keyboard keeps the focus position",
  inFullRun,
  async ({ page, messages: { translate, shared } }) => {
    await page.goto(addressOf({ filter: { ...emptySearch.filter, range: ["midi"], aircon: true } }));
    // After hydration: before it, a chip's link loads a document.
    const filters = page.getByRole("complementary", { name: translate("Filters") });
    await filters.locator("label", { hasText: shared._(carTypeMessages.maxi) }).click();
    const chips = page.getByRole("list", { name: translate("Active filters") });
    await expect(chips.getByRole("link", { name: shared._(carTypeMessages.maxi) })).toBeVisible();
    const remove = async (label: string) => {
      const chip = chips.getByRole("link", { name: label });
      await chip.press("Enter");
      await expect(chip).toBeHidden();
    };
    await remove(shared._(carTypeMessages.midi));
    await expect(chips.getByRole("link", { name: shared._(carTypeMessages.maxi) })).toBeFocused();
    await chips.getByRole("link", { name: translate("Clear all") }).press("Enter");
    await expect(chips).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test("on a phone the filters' bottom sheet shows how many cars it will list", async ({
  page,
  expectAccessible,
  messages: { translate, shared },
}) => {
  await page.setViewportSize(phone);
  await page.goto(addressOf());
  const total = await carsFound(page);
  const sheet = page.getByRole("dialog");
  const filters = page.getByRole("link", { name: translate("Filters") });
  // Before hydration the link goes to the filters below.
  await untilElementHydrated(filters);
  await filters.click();
  await sheet.locator("label", { hasText: shared._(carTypeMessages.midi) }).click();
  await expect(page).toHaveURL(/range=midi/);
  await expect.poll(() => carsFound(page)).not.toBe(total);
  const cars = await carsFound(page);
  await expect(sheet.getByRole("button", { name: new RegExp(`\\b${cars}\\b`) })).toBeVisible();
  await expectAccessible();
});

test(
  "without a place all cars are listed below a prompt for one",
  inFullRun,
  async ({ page, messages: { translate } }) => {
    await page.goto(addressOf({ place: null }));
    const total = await carsFound(page);
    const prompt = page.getByRole("region", { name: translate("Where do you pick up the car?") });
    await prompt.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/search\/[a-z-]+\?from=/);
    await expect.poll(() => carsFound(page)).toBeLessThan(total);
  },
);

test(
  "a zero-result search suggests which filters to relax, and how many cars that yields",
  inFullRun,
  async ({ page, messages: { translate, like } }) => {
    const filter = { ...emptySearch.filter, range: ["scooter" as const], seats: ["5+" as const] };
    await page.goto(addressOf({ filter }));
    await expect(page.getByRole("heading", { name: translate("No car has all of this") })).toBeVisible();
    const remedy = page.getByRole("link", { name: like("Without “{words}”: {cars}") }).first();
    const announcedCount = Number(/\d+(?=\D*$)/.exec((await remedy.textContent()) ?? "")?.[0]);
    await remedy.click();
    await expect.poll(() => carsFound(page)).toBe(announcedCount);
  },
);

test("out-of-bounds pages, filters and texts show the nearest valid search", inFullRun, async ({ page }) => {
  await page.goto(addressOf({ page: 9999 }));
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  for (const query of [
    "gearbox=flying&rating=9&deposit=-1&seats=3&sort=price&page=abc",
    `multimedia=${"x".repeat(5000)}`,
    "range=<script>alert(1)</script>&from=2026-02-31T25:61&to='--",
  ]) {
    const response = await page.goto(`/search/tunis?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const crowded = await page.goto(`/search?supplier=${"a,b,".repeat(100)}`);
  expect(crowded?.status()).toBe(200);
  const long = await page.goto(`/search?place=${"sousse".repeat(800)}`);
  expect(long?.status()).toBeLessThan(500);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
