import { expect } from "@playwright/test";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

const [pickUp, dropOff] = [inDays(20), inDays(24)];
const dates = `from=${pickUp}&to=${dropOff}`;

const suggestions = [
  [`/search/hamammet?seats=5&${dates}`, "Hammamet", `/search/hammamet?from=${pickUp}&to=${dropOff}&seats=5`],
  [
    `/search/tunis?seats=5&dropOff=souse&${dates}`,
    "Sousse",
    `/search/tunis?from=${pickUp}&to=${dropOff}&dropOff=sousse&seats=5`,
  ],
] as const;

test.describe("unknown places", () => {
  test.use({ expectedConsoleMessages: [/404/] });
  for (const [path, name, to] of suggestions) {
    test(
      `${path.split("?")[0]} and similar addresses suggest ${name} once and are not indexed`,
      repeated(name === "Hammamet"),
      async ({ page }) => {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.locator("title")).toHaveCount(1);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        await page.getByRole("search").getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(to);
      },
    );
  }
});

for (const language of ["fr", "en", "es"] as const) {
  test(
    `refused dates of a car and its checkout show their reason and near dates (${language})`,
    repeated(language === "fr"),
    async ({ page, expectAccessible }) => {
      const { translate } = await messagesIn(language);
      await page.goto(`/search/tunis?${dates}`);
      const link = (await page.locator('a[href*="/checkout"]').first().getAttribute("href")) ?? "";
      const { searchParams } = new URL(link, page.url());
      const [slug, place] = [searchParams.get("car"), searchParams.get("pickup")];
      const past = `from=${inDays(-9)}&to=${inDays(-6)}`;
      const sameHour = `from=${pickUp}&to=${pickUp}`;
      const noDay = "from=2027-02-31T10:00&to=2027-03-05T10:00";
      const reasons = [
        [past, translate("The pick-up is in the past.")],
        [sameHour, translate("The drop-off is not after the pick-up.")],
        [noDay, translate("A date of this link does not exist or cannot be read.")],
      ] as const;
      for (const [query, reason] of reasons) {
        await page.goto(`/car/${slug}?place=${place}&${query}&l=${language}`);
        await expect(page.getByText(reason)).toBeVisible();
        await page.goto(`/checkout?car=${slug}&pickup=${place}&dropoff=${place}&${query}&l=${language}`);
        await expect(page.getByText(reason)).toBeVisible();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(
        `/checkout?car=${slug}&pickup=${place}&dropoff=${place}&${past}&options=additionalDriver&l=${language}`,
      );
      await expectAccessible();
      const near = page.locator("main a[href^='/checkout']");
      await near.click();
      await expect(page).toHaveURL(new RegExp(`car=${slug}.*options=additionalDriver`));
      await expect(page.locator("form").first()).toBeVisible();
    },
  );
}
