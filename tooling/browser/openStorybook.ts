import type { Page } from "@playwright/test";
import { finalPhase } from "./storyInPage.ts";

/**
 * Opens a story in the Storybook at the page's base URL and waits until the story is rendered. Switching to
 * another story before then has no effect. Disables the a11y addon, which would run axe at the same time.
 */
export async function openStorybook(
  page: Page,
  { story, theme, language }: { story: string; theme: string; language: string },
): Promise<void> {
  await page.goto(
    `/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};language:${language};a11y.manual:!true`,
  );
  await page.waitForFunction(finalPhase, story, { timeout: 30_000 });
}
