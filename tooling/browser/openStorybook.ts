import type { Page } from "@playwright/test";
import { finalPhase } from "./storyInPage.ts";

interface OpenOptions {
  /** Where the built Storybook is served; empty for the context's base URL. */
  url?: string;
  story: string;
  theme: string;
}

/**
 * Opens Storybook at a story and waits until it is rendered: a switch to another story before that is lost. The a11y
 * addon is off, as it would run axe at the same time.
 */
export async function openStorybook(page: Page, { url = "", story, theme }: OpenOptions): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(finalPhase, story, { timeout: 30_000 });
}
