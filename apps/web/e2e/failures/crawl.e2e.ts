import { expect } from "@playwright/test";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { languages } from "@sayara/domain/language/Language";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { crawlSite } from "../crawl/crawlSite.ts";
import { test } from "../support/test.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inFaultsRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

/** Pages that require a session. */
const startPaths = ["/bookings", "/notifications", "/settings", "/change-password"];
/** Pages that show different content with a session. */
const accountPaths = ["/", "/booking", "/review", "/checkout", ...startPaths];
const isLong = Boolean(process.env.FULL);
const limits = isLong ? { perKind: 3, kindsPerPath: 8 } : { perKind: 1, kindsPerPath: 1 };
const phone = { width: 360, height: 740 };

for (const language of languages) {
  test(
    `the site's links in ${language} lead to valid, accessible pages with text in ${language} only`,
    inFaultsRun,
    async ({ page }, { project }) => {
      test.skip(project.name === "tablet", "crawled at the narrowest and the widest");
      test.setTimeout(isLong ? 30 * 60_000 : 300_000);
      if (!isLong) await page.setViewportSize(phone);
      const { problems, pages, paths } = await crawlSite(page, {
        language,
        limits,
        // axe takes most of the time, and its findings depend on the text direction, hardly on the language.
        axe: language === "fr" || language === "ar" || (isLong && project.name === "laptop"),
      });
      test.info().annotations.push({ type: "pages", description: String(pages) });
      expect(problems).toEqual([]);
      // A crawl that finds no pages must fail.
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

// On separate servers, because the API stores the account's language.
dedicatedServersTest.describe("with a session", () => {
  dedicatedServersTest.use({ cars: 40, bookings: 160 });

  for (const { role, email, password, status } of isLong ? demoAccounts : []) {
    if (status === "blocked") continue;
    dedicatedServersTest(
      `in every language, the pages of a signed-in ${role} are valid, accessible and without text in another language`,
      async ({ page }, { project }) => {
        dedicatedServersTest.skip(project.name === "tablet", "crawled at the narrowest and the widest");
        dedicatedServersTest.setTimeout(30 * 60_000);
        const screens = accountScreens(page, await messagesIn("fr"));
        await screens.open("/sign-in");
        await screens.signIn({ email, password });
        await expect(screens.account).toBeVisible();
        for (const language of languages) {
          const { problems, pages, paths } = await crawlSite(page, {
            language,
            startPaths,
            limits: { perKind: 2, kindsPerPath: 4 },
            followsLink: (path) => accountPaths.includes(path),
          });
          dedicatedServersTest
            .info()
            .annotations.push({ type: "pages", description: `${language} ${pages}` });
          expect.soft(problems).toEqual([]);
          expect(paths).toEqual(expect.arrayContaining(["/bookings", "/booking", "/settings"]));
        }
      },
    );
  }
});
