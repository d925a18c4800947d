import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { siteFont } from "@sayara/ui/theme/siteFont";
import { journey } from "./journey.ts";
import { wordsIn } from "./wordsIn.ts";

for (const language of languages) {
  journey(
    `home and terms speak ${language}, are accessible and say nothing in the console`,
    async ({ page, expectAccessible }) => {
      const { say } = await wordsIn(language);
      await page.goto(`/?l=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: say("Terms of use") })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: say("Terms of use") })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.locator("[aria-live]", { hasText: await page.title() })).toHaveCount(1);
      await expectAccessible();
    },
  );
}

journey(
  "modules and font wait for the first paint, and on the next visit only modules do",
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
      // The font is fetched by then.
      await page.waitForFunction(() => localStorage.getItem("sayara-font") !== null);
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
    // A change of font would restyle the whole page.
    expect(first.lastFont).toBe(first.firstFont);
    await page.reload();
    const second = await visited();
    expect(second.early.filter((name) => name.endsWith(".js"))).toEqual([]);
    expect(second.firstFont).toMatch(new RegExp(`^"?${siteFont}`));
  },
);

journey.describe("an address that is not there", () => {
  journey.use({ expectedComplaints: [/status of 404/] });

  journey("answers 404 and leads home", async ({ page }) => {
    const answer = await page.goto("/no/such/page?l=en");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toHaveAttribute(
      "href",
      /^\/(\?|$)/,
    );
  });
});
