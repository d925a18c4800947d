import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { siteFont } from "@sayara/ui/theme/siteFont";
import { placeField } from "./choosePlace.ts";
import { journey } from "./journey.ts";
import { inFullRun, repeated } from "./runs.ts";
import { wordsIn } from "./wordsIn.ts";

for (const language of languages) {
  journey(
    `home and terms are in ${language}, accessible and without console messages`,
    async ({ page, expectAccessible }) => {
      const { translate } = await wordsIn(language);
      await page.goto(`/?l=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // Not quirks mode.
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

  journey(
    `a client-side navigation in ${language} focuses the content and announces its title`,
    repeated(language === "fr"),
    async ({ page }) => {
      const { translate } = await wordsIn(language);
      await page.goto(`/?l=${language}`);
      // Replaces the native select once the page is hydrated.
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

journey("on a phone the hero's car is in the first screen of home", inFullRun, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const car = await page.locator("section:has(h1) svg:has(use[href$='#supermini'])").boundingBox();
  expect(car?.width).toBeGreaterThan(150);
  expect((car?.y ?? 0) + (car?.height ?? 0)).toBeLessThan(740);
});

journey(
  "modules and font are loaded after first paint; on the next visit the cached font is used at once",
  inFullRun,
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.dataset["firstFont"] = getComputedStyle(document.body).fontFamily;
      });
    });
    const visited = async () => {
      await expect(
        page.getByRole("combobox", { name: "Pick-up place" }).and(page.locator("input")),
      ).toBeVisible();
      // Set once the font is loaded.
      await page.waitForFunction(() => localStorage.getItem("sayara.font") !== null);
      return page.evaluate(() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        const early = performance
          .getEntriesByType("resource")
          .filter(({ startTime }) => paint === undefined || startTime < paint.startTime);
        return {
          early: early.map(({ name }) => name).filter((name) => /\.(js|woff2)$/.test(name)),
          firstFont: document.documentElement.dataset["firstFont"],
          lastFont: getComputedStyle(document.body).fontFamily,
        };
      });
    };

    await page.goto("/?l=en");
    const first = await visited();
    expect(first.early).toEqual([]);
    expect(first.firstFont).toMatch(/^"?Figtree Fallback/);
    // A change of font would lay out the whole page again.
    expect(first.lastFont).toBe(first.firstFont);
    await page.reload();
    const second = await visited();
    expect(second.early.filter((name) => name.endsWith(".js"))).toEqual([]);
    expect(second.firstFont).toMatch(new RegExp(`^"?${siteFont}`));
  },
);

journey.describe("an unknown address", () => {
  journey.use({ expectedComplaints: [/status of 404/] });

  journey("answers 404 and links to the home page", async ({ page }) => {
    const answer = await page.goto("/no/such/page?l=en");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toHaveAttribute(
      "href",
      /^\/(\?|$)/,
    );
  });
});
