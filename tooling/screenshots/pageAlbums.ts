import type { Browser, Page } from "@playwright/test";
import { signIn } from "@sayara/tooling-browser/signIn";
import type { Album } from "./Album.ts";
import { windowHeight } from "./Display.ts";
import { type MainPage, mainPages } from "./mainPages.ts";

/** E-mail addresses of the demonstration's accounts. */
const accounts = {
  driver: "conducteur@sayara.example",
  agency: "agence@sayara.example",
  admin: "admin@sayara.example",
};

/** Returns the site's main pages, those of each account together. */
export async function pageAlbums(
  browser: Browser,
  { webUrl, apiUrl }: Record<"webUrl" | "apiUrl", string>,
): Promise<Album[]> {
  const albums: Album[] = [];
  for (const [account, pages] of Map.groupBy(mainPages, ({ as }) => as)) {
    const context: Album["context"] = {
      baseURL: webUrl,
      deviceScaleFactor: 3 / 8,
      locale: "fr-FR",
      timezoneId: "Africa/Tunis",
    };
    if (account !== undefined) {
      const signedIn = await browser.newContext(context);
      await signIn(signedIn, { email: accounts[account], webUrl, apiUrl });
      context.storageState = await signedIn.storageState();
      await signedIn.close();
    }
    albums.push({
      context,
      subjects: pages.map((page) => ({
        name: `pages/${page.name}`,
        show: (tab) => openPage(tab, page, { apiUrl, webUrl }),
      })),
      // A first visit is shown in the system's font, later ones in the site's.
      open: async (page) => {
        await page.goto("/about");
        await page.waitForFunction(() => localStorage.getItem("sayara.font") !== null);
      },
    });
  }
  return albums;
}

async function openPage(
  page: Page,
  { path, follow = [], hasFrame = false }: MainPage,
  urls: Record<"webUrl" | "apiUrl", string>,
): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: windowHeight(width) });
  await page.goto(typeof path === "string" ? path : await path({ ...urls, request: page.request }));
  for (const part of follow) {
    const address = await page.locator(`main a[href*="${part}"]`).first().getAttribute("href");
    await page.goto(address ?? "");
  }
  await page.waitForLoadState("networkidle");
  // Some parts load at the first interaction.
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  if (!hasFrame) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}
