import { chromium } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";

/** Opens a page in a fresh Chromium; returns what it logs, up to `count` lines, or to the error that it throws. */
export async function linesOfPage(url: string, count: number): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const lines: string[] = [];
    const read = new Promise<string[]>((resolve) => {
      page.on("console", (message) => {
        if (message.type() === "log" && lines.push(message.text()) === count) resolve(lines);
      });
      page.on("pageerror", ({ message }) => resolve([...lines, message]));
    });
    await page.goto(url);
    return await read;
  } finally {
    await browser.close();
  }
}
