import { expect, type Page } from "@playwright/test";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { test } from "../support/test.ts";

/** Opens the home page and returns the names of the font files it loads. */
async function fontsOf(page: Page, language: string): Promise<string[]> {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url().split("/").at(-1) ?? "");
  });
  await page.goto(`/?l=${language}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return fonts;
}

test("a French page offers Arabic in its language switcher without loading an Arabic font", async ({
  page,
}) => {
  const fonts = await fontsOf(page, "fr");
  await expect(page.getByRole("link", { name: languageNames.ar }).first()).toBeAttached();
  expect(fonts.filter((name) => name.includes("latin-wght"))).toHaveLength(1);
  expect(fonts.filter((name) => name.includes("arabic"))).toEqual([]);
});

test("an Arabic page preloads its font once", async ({ page }) => {
  const fonts = await fontsOf(page, "ar");
  expect(fonts.filter((name) => name.includes("arabic"))).toHaveLength(1);
  await expect(page.locator("link[rel=preload][as=font][href*=arabic]")).toHaveCount(1);
  expect(await page.evaluate(() => document.fonts.check('16px "Readex Pro Variable"', "سيارة"))).toBe(true);
});
