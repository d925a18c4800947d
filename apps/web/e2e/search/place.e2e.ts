import { expect, type Locator, type Page } from "@playwright/test";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { openPlaces, placeField } from "../support/screens/choosePlace.ts";
import { test } from "../support/test.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

async function openHome(page: Page, language: "fr" | "en" | "es" = "fr") {
  const { translate, shared } = await messagesIn(language);
  await page.goto(language === "fr" ? "/" : `/?l=${language}`);
  const name = translate("Pick-up place");
  const place = placeField(page, name);
  await expect(place).toBeVisible();
  const search = page.getByRole("search").getByRole("button", { name: translate("Search"), exact: true });
  return { translate, shared, name, place, search };
}

// The first of a month, two to three months ahead, which French formats as "1er".
const today = new Date();
const pickUp = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 3, 1));
const from = `${pickUp.toISOString().slice(0, 8)}01T10:00`;
const to = from.replace("01T", "04T");
const inFrench = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("fr", { ...options, timeZone: "UTC" }).format(pickUp);
const month = inFrench({ month: "short" });
const weekday = inFrench({ weekday: "short" });

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const size of sizes)
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size, hasTouch: size.width < 600 });

    test(
      "Enter selects the typed place; a second Enter or the button searches its cars",
      inFullRun,
      async ({ page }) => {
        const { place, name, search } = await openHome(page);
        const input = await openPlaces(page, name);
        await input.fill("sidi bou");
        await expect(page.getByRole("option").first()).toHaveText(/Sidi Bou Saïd/);
        await input.press("Enter");
        await expect(place).toHaveValue("Sidi Bou Saïd");
        await expect(page.getByRole("listbox")).toBeHidden();
        await search.click();
        await expect(page).toHaveURL(/\/search\/sidi-bou-said\?/);
      },
    );

    test("a field shows the start of a name that is too long for it", inFullRun, async ({ page }) => {
      const { place, name } = await openHome(page);
      await place.evaluate((field) => (field.style.maxInlineSize = "7rem"));
      await openPlaces(page, name);
      await page.getByRole("option", { name: /NBE/ }).first().click();
      await expect(place).toHaveValue(/Enfidha/);
      await expect(place).toBeFocused();
      const { hidden, scrolled } = await place.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => ({
        hidden: scrollWidth - clientWidth,
        scrolled: scrollLeft,
      }));
      expect(hidden).toBeGreaterThan(20);
      expect(scrolled).toBe(0);
    });

    test("going back from the results keeps places and dates", inFullRun, async ({ page }) => {
      const { place, name, search } = await openHome(page);
      await page.goto(`/search/sousse?from=${from}&to=${to}&dropOff=tunis`);
      await waitUntilStored(page, "sousse");
      await page
        .getByRole("banner")
        .getByRole("link", { name: /Sayara/ })
        .click();
      await expect(place).toHaveValue("Sousse");
      await expect(page.locator('input[name="dropOff"]')).toHaveValue("tunis");
      await expect(page.locator('input[name="from"]')).toHaveValue(from);
      await expect(page.locator('input[name="to"]')).toHaveValue(to);

      const input = await openPlaces(page, name);
      await input.fill("tozeur");
      await input.press("Enter");
      await expect(place).toHaveValue("Tozeur");
      await search.click();
      await waitUntilStored(page, "tozeur");
      await page.goBack();
      await expect(place).toHaveValue("Tozeur");
      await expect(page.locator('input[name="to"]')).toHaveValue(to);
    });

    test("a change of language keeps a place that has not been searched yet", inFullRun, async ({ page }) => {
      const { place, name } = await openHome(page);
      const spanish = await messagesIn("es");
      const input = await openPlaces(page, name);
      await input.fill("djerba");
      await input.press("Enter");
      await expect(place).toHaveValue("Djerba");
      await page.getByRole("link", { name: languageNames.es }).and(page.locator(":visible")).first().click();
      const inSpanish = placeField(page, spanish.translate("Pick-up place"));
      await expect(inSpanish).toHaveValue("Yerba");
      await expect(page.locator('input[name="place"]')).toHaveValue("djerba");
      await openPlaces(page, spanish.translate("Pick-up place"));
      await expect(page.getByRole("group", { name: spanish.translate("Airports") })).toBeVisible();
    });

    test(
      "the list has the airports by traffic with their codes, then cities with their places",
      inFullRun,
      async ({ page, expectAccessible }) => {
        const { translate, name } = await openHome(page);
        await openPlaces(page, name);
        const airports = page.getByRole("group", { name: translate("Airports") }).getByRole("option");
        await expect(airports).toHaveText([/TUN/, /NBE/, /DJE/, /MIR/, /SFA/, /TOE/, /TBJ/, /GAF/]);
        const cities = page.getByRole("group", { name: translate("Cities") }).getByRole("option");
        const texts = await cities.allTextContents();
        const tunisIndex = texts.findIndex((text) => text.startsWith("Tunis"));
        expect(texts[tunisIndex + 1]).toContain("TUN");
        expect(texts[tunisIndex + 2]).toContain("La Goulette");
        await expect.poll(() => hiddenParts(page.getByRole("listbox"))).toEqual([]);
        await expectAccessible();
      },
    );

    test(
      "names in other languages and scripts, codes and misspellings find the place",
      inFullRun,
      async ({ page }) => {
        const { name } = await openHome(page);
        const input = await openPlaces(page, name);
        for (const [typed, found] of [
          ["susa", /^Sousse/],
          ["جربة", /^Djerba/],
          ["nbe", /NBE/],
          ["tunis airport", /TUN/],
          ["hamammet", /^Hammamet/],
        ] as const) {
          await input.fill(typed);
          await expect(page.getByRole("option").first()).toHaveText(found);
        }
      },
    );

    test(
      "typed text without a chosen place is resolved, or the page suggests matching places or reports that none exists",
      repeated(size.width === 360),
      async ({ page }) => {
        const { translate, place, name, search } = await openHome(page);
        await typeWithoutChoosing(page, await openPlaces(page, name), "jerba");
        await expect(place).toHaveValue("Djerba");

        await typeWithoutChoosing(page, await openPlaces(page, name), "sidi");
        await search.click();
        await expect(place).toHaveValue("sidi");
        await expect(place).toHaveAccessibleDescription(
          new RegExp(translate("Several places match. Choose one:")),
        );
        expect(new URL(page.url()).pathname).toBe("/");
        const suggestions = page.getByRole("search").getByRole("button", { name: /^Sidi / });
        await expect(suggestions).toHaveCount(2);

        await typeWithoutChoosing(page, await openPlaces(page, name), "Atlantis la belle");
        await search.click();
        await expect(place).toHaveValue("Atlantis la belle");
        await expect(place).toHaveAccessibleDescription(new RegExp(translate("No place of that name")));
        expect(new URL(page.url()).pathname).toBe("/");

        await typeWithoutChoosing(page, await openPlaces(page, name), "sidi");
        await suggestions.first().click();
        await expect(place).toHaveValue(/^Sidi /);
        await search.click();
        await expect(page).toHaveURL(/\/search\/sidi-/);
      },
    );

    test(
      "a previously searched place and its dates are suggested",
      repeated(size.width === 360),
      async ({ page }) => {
        const { translate, name } = await openHome(page);
        await page.goto(`/search/tozeur?from=${from}&to=${to}`);
        await expect(page.getByRole("article").first()).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem("sayara.recentSearches")))
          .toContain("tozeur");
        await page.goto("/");
        await openPlaces(page, name);
        const recent = page.getByRole("group", { name: translate("Recent searches") }).getByRole("option");
        await expect(recent).toHaveText([new RegExp(`Tozeur.*1er.4 ${month}`)]);
        await recent.click();
        await expect(page.locator('input[name="place"]')).toHaveValue("tozeur");
        await expect(page.locator('input[name="from"]')).toHaveValue(from);
        await expect(page.locator('input[name="to"]')).toHaveValue(to);
        await expect(page.getByRole("button", { name: new RegExp(`${weekday} 1er ${month}`) })).toBeVisible();
      },
    );

    test(
      "the calendar shows its chosen week, times and button without scrolling",
      inFullRun,
      async ({ page, expectAccessible }) => {
        const { translate, shared } = await openHome(page);
        await page.getByRole("button", { name: new RegExp(`^${translate("Pick-up")}`) }).click();
        const calendar = page.getByRole("dialog", { name: translate("When do you need the car?") });
        await expect(calendar).toBeVisible();
        const chosen = calendar.getByRole("gridcell", { selected: true }).first();
        const times = calendar.getByRole("combobox");
        await expect(times).toHaveCount(2);
        for (const part of [
          chosen,
          times.nth(0),
          times.nth(1),
          calendar.getByRole("button", { name: shared._("component.done") }),
        ])
          await expect.poll(() => hiddenParts(part)).toEqual([]);
        const tops = await times.evaluateAll((fields) =>
          fields.map((field) => field.getBoundingClientRect().top),
        );
        expect(tops[0]).toBe(tops[1]);
        await expectAccessible();
      },
    );
  });

for (const language of ["en", "es"] as const)
  test(`a place can be found and searched in ${language}`, inFullRun, async ({ page }) => {
    const { name, place, search } = await openHome(page, language);
    const input = await openPlaces(page, name);
    await input.fill("kairuan");
    await input.press("Enter");
    await expect(place).toHaveValue(language === "es" ? "Kairuán" : "Kairouan");
    await search.click();
    await expect(page).toHaveURL(/\/search\/kairouan\?/);
  });

/** Types a text and leaves the field without choosing a place: with Tab, or by closing the bottom sheet. */
async function typeWithoutChoosing(page: Page, input: Locator, typed: string): Promise<void> {
  await input.fill(typed);
  await expect(page.getByRole("option").first()).toBeVisible();
  const sheet = page.getByRole("dialog");
  if ((await sheet.count()) > 0) await sheet.getByRole("button").last().click();
  else await input.press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
}

/** Returns the corners and centre of an element that are outside the window or covered by another element. */
function hiddenParts(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const scrolled = element.closest("[data-radix-popper-content-wrapper] > *, [role=dialog]") ?? element;
    const box = element.getBoundingClientRect();
    const clip = scrolled.getBoundingClientRect();
    const top = Math.max(box.top, clip.top);
    const bottom = Math.min(box.bottom, clip.bottom);
    const { left, right } = box;
    const margin = Math.min(12, (bottom - top) / 4);
    const points: [string, number, number][] = [
      ["top left", left + margin, top + margin],
      ["top right", right - margin, top + margin],
      ["middle", (left + right) / 2, (top + bottom) / 2],
      ["bottom left", left + margin, bottom - margin],
      ["bottom right", right - margin, bottom - margin],
    ];
    return points
      .filter(([, x, y]) => !scrolled.contains(document.elementFromPoint(x, y)))
      .map(([name]) => name);
  });
}

/** Waits until the results page has stored the search at this place, which happens after hydration. */
async function waitUntilStored(page: Page, slug: string): Promise<void> {
  await page.waitForFunction((place) => localStorage.getItem("sayara.recentSearches")?.includes(place), slug);
}
