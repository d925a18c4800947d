import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { siteFont } from "@sayara/ui/theme/siteFont";
import { placeField } from "../support/screens/choosePlace.ts";
import { test } from "../support/test.ts";
import { findSmallTargets } from "../support/screens/findSmallTargets.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { untilHydrated } from "../support/screens/untilHydrated.ts";

for (const language of languages) {
  test(
    `home and terms are in ${language}, accessible and without console messages`,
    repeated(language === "fr"),
    async ({ page, expectAccessible }) => {
      const { translate } = await messagesIn(language);
      await page.goto(`/?l=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The document is not in quirks mode.
      expect(await page.evaluate(() => document.compatMode)).toBe("CSS1Compat");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: translate("Terms of use") })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: translate("Terms of use") })).toBeVisible();
      await expectAccessible();
    },
  );

  test(
    `a client-side navigation in ${language} focuses the content and announces its title`,
    repeated(language === "fr"),
    async ({ page }) => {
      const { translate } = await messagesIn(language);
      // Caches its code: a page whose code takes long is loaded as a document.
      await page.goto(`/locations?l=${language}`);
      await untilHydrated(page);
      await page.goto(`/?l=${language}`);
      // The field replaces the native select once the page is hydrated.
      await expect(placeField(page, translate("Pick-up place"))).toBeVisible();
      await page
        .getByRole("banner")
        .getByRole("link", { name: translate("Places") })
        .click();
      await expect(page).toHaveURL(/\/locations/);
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.locator("[aria-live]", { hasText: await page.title() })).toHaveCount(1);
    },
  );
}

test("on a phone the hero's car is within the first screen of the home page", inFullRun, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const car = await page.locator("section:has(h1) svg:has(use[href$='#supermini'])").boundingBox();
  expect(car?.width).toBeGreaterThan(150);
  expect((car?.y ?? 0) + (car?.height ?? 0)).toBeLessThan(740);
});

test("modules load after first paint, and the first visit shows the site's font without a layout shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset["shift"] ?? 0);
      const shift = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, before);
      document.documentElement.dataset["shift"] = String(shift);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/?l=en");
  await page.waitForFunction((font) => document.fonts.check(`1em "${font}"`), siteFont);
  const { earlyScripts, fonts, family, shift } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const files = performance.getEntriesByType("resource");
    const isEarly = (file: PerformanceEntry) => paint === undefined || file.startTime < paint.startTime;
    return {
      earlyScripts: files
        .filter((file) => file.name.endsWith(".js") && isEarly(file))
        .map(({ name }) => name),
      fonts: files.filter(({ name }) => name.endsWith(".woff2")).length,
      family: getComputedStyle(document.body).fontFamily,
      shift: Number(document.documentElement.dataset["shift"] ?? 0),
    };
  });
  expect(earlyScripts).toEqual([]);
  expect(fonts).toBe(1);
  expect(family).toMatch(new RegExp(`^"?${siteFont}`));
  expect(shift).toBeLessThan(0.01);
});

test("all touch targets on the main pages of a phone are at least 24 by 24 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/search/tunis", "/sign-in", "/locations", "/contact", "/tos"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findSmallTargets(page), path).toEqual([]);
  }
});
