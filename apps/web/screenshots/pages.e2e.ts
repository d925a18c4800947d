import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "../e2e/support/screens/untilHydrated.ts";
import { fixedNow } from "./fixedNow.ts";
import { type MainPage, mainPages } from "./mainPages.ts";
import { stateOf } from "./stateOf.ts";

/** Maximum height of a screenshot in CSS pixels. Further down, the content of pages repeats. */
const MAX_HEIGHT = 2000;

const webUrl = process.env.SCREENSHOTS_WEB_URL ?? "";
const apiUrl = process.env.SCREENSHOTS_API_URL ?? "";

const displays = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const mainPage of mainPages) {
  test.describe(() => {
    if (mainPage.as !== undefined) test.use({ storageState: stateOf(mainPage.as) });
    for (const display of displays) testScreenshot(mainPage, { ...display, theme: "light" });
    if (mainPage.dark !== undefined)
      testScreenshot(mainPage, {
        width: mainPage.dark,
        height: mainPage.dark < 960 ? 740 : 800,
        theme: "dark",
      });
  });
}

interface Display {
  width: number;
  height: number;
  theme: "light" | "dark";
}

function testScreenshot(mainPage: MainPage, { width, height, theme }: Display): void {
  const name = `${mainPage.name}-${width}${theme === "dark" ? "-dark" : ""}.png`;
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.clock.setFixedTime(fixedNow);
    await openPage(page, mainPage);
    const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page).toHaveScreenshot(name, {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(MAX_HEIGHT, fullHeight) },
    });
  });
}

async function openPage(page: Page, { path, follow = [], hasFrame = false }: MainPage): Promise<void> {
  await page.goto(typeof path === "string" ? path : await path({ request: page.request, webUrl, apiUrl }));
  for (const part of follow) {
    const address = await page.locator(`main a[href*="${part}"]`).first().getAttribute("href");
    await page.goto(address ?? "");
  }
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  // Some content loads at the first interaction.
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(loadAll);
  if (!hasFrame) return;
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Runs in the page: loads all images and fonts. */
async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  // A system font that this machine lacks fails to load.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
