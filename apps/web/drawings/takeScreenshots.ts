/**
 * Takes the screenshots in `docs/pictures` of the built site with demonstration data: `pnpm --filter @sayara/web
 * pictures`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { signIn } from "@sayara/tooling-browser/signIn";
import { type Servers, withServers } from "@sayara/tooling-run/servers/withServers";
import { inDays } from "../e2e/support/inDays.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const place = "aeroport-tunis-carthage";
const [from, to] = [inDays(40), inDays(44)];
const rentalQuery = `pickup=${place}&dropoff=${place}&from=${from}&to=${to}`;
/** From 0 to 100. At 70 text is sharp and a screenshot stays below 100 KB. */
const quality = 70;

/** Wait in milliseconds for content that a page loads after it is shown. */
const SETTLE_MS = 2000;

const folder = new URL("../../../docs/pictures/", import.meta.url);
await mkdir(folder, { recursive: true });

await withServers(async ({ webUrl, apiUrl }: Servers) => {
  const browser = await openBrowser();
  const contextOf = (viewport: typeof phone) =>
    browser.newContext({
      baseURL: webUrl,
      viewport,
      deviceScaleFactor: viewport === phone ? 2 : 1,
      hasTouch: viewport === phone,
      locale: "fr-FR",
      timezoneId: "Africa/Tunis",
      reducedMotion: "reduce",
    });
  try {
    const [onPhone, onLaptop] = [await contextOf(phone), await contextOf(laptop)];
    await capture(onLaptop, "home", "/");
    await capture(onLaptop, "results", `/search/${place}?from=${from}&to=${to}`);
    const car = await firstCar(onLaptop);
    await capture(onPhone, "car", `/car/${car}?${rentalQuery}`);
    await capture(onPhone, "checkout", `/checkout?car=${car}&${rentalQuery}`);
    await signIn(onPhone, { email: "conducteur@sayara.example", webUrl, apiUrl });
    await capture(onPhone, "booking", "/bookings", async (page) => {
      await page.locator('main a[href*="/booking?"]').first().click();
      await page.waitForURL(/\/booking\?/);
    });
    await signIn(onLaptop, { email: "agence@sayara.example", webUrl, apiUrl });
    await capture(onLaptop, "agency", "/bookings");
  } finally {
    await browser.close();
  }
});

async function capture(
  context: BrowserContext,
  name: string,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // The first visit renders in the system font.
  await page.reload();
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  // Some parts load at the first interaction.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, "base64"));
  process.stdout.write(`docs/pictures/${name}.webp\n`);
  await page.close();
}

/** Returns the slug of the first car in the results. */
async function firstCar(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`/search/${place}?from=${from}&to=${to}`);
  const address = await page.locator('main a[href*="/car/"]').first().getAttribute("href");
  await page.close();
  const slug = /\/car\/([\w-]+)/.exec(address ?? "")?.[1];
  if (slug === undefined) throw new Error("The results have no car.");
  return slug;
}
