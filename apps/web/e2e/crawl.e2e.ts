import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { crawlSite } from "./crawl/crawlSite.ts";
import { journey } from "./journey.ts";

const isLong = Boolean(process.env.FULL);
const limits = isLong ? { perKind: 3, kindsPerPath: 8 } : { perKind: 1, kindsPerPath: 1 };
const phone = { width: 360, height: 740 };

for (const language of languages) {
  journey(
    `the links of the site in ${language} lead to valid, accessible pages with words of ${language} only`,
    async ({ page }, { project }) => {
      journey.skip(project.name === "tablet", "crawled at the narrowest and the widest");
      journey.setTimeout(isLong ? 30 * 60_000 : 120_000);
      if (!isLong) await page.setViewportSize(phone);
      const { problems, pages, paths } = await crawlSite(page, {
        language,
        limits,
        // Its findings hardly depend on the language, and it takes most of the time.
        axe: language === "fr" || (isLong && project.name === "laptop"),
      });
      journey.info().annotations.push({ type: "pages", description: String(pages) });
      expect(problems).toEqual([]);
      // A crawl that found no pages must fail.
      expect(paths).toEqual(
        expect.arrayContaining([
          "/",
          "/search",
          "/search/*",
          "/car/*",
          "/locations",
          "/checkout",
          "/sign-in",
          "/contact",
          "/about",
          "/tos",
          "/privacy",
        ]),
      );
    },
  );
}
