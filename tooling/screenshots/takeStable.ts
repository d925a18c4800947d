import type { Page } from "@playwright/test";
import { settle } from "./settle.ts";
import { shrink } from "./shrink.ts";

/** Attempts until two pictures in a row are equal, and milliseconds between them. */
const ATTEMPTS = 10;
const PAUSE = 250;

interface TakeOptions {
  /** Waits until no request of the page is under way. */
  loaded(): Promise<void>;
  accepted?: Buffer | undefined;
}

/**
 * Returns the whole page as a small picture once it no longer changes. A picture that equals the accepted one is
 * returned at once.
 */
export async function takeStable(page: Page, { loaded, accepted }: TakeOptions): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await loaded();
    await page.evaluate(settle);
    const screenshot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    const picture = await shrink(screenshot);
    if ((accepted ?? last)?.equals(picture) || last?.equals(picture)) return picture;
    last = picture;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error(`It still changes after ${(ATTEMPTS * PAUSE) / 1000} s.`);
}
