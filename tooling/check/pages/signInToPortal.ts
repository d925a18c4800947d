import type { Browser } from "@playwright/test";

/** Cookies and local storage of a signed-in session, to open in a new browser context with an empty cache. */
export type SignedIn = Awaited<ReturnType<typeof signInToPortal>>["state"];

/** Signs in to a portal with demo data as an agency. Also returns the URL of its first booking. */
export async function signInToPortal(portalUrl: string, browser: Browser) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(new URL("/sign-in", portalUrl).href);
    await page.locator('input[type="email"]').fill("agence@sayara.example");
    await page.locator('input[type="password"]').fill("sayara-demo");
    await page.locator('form button[type="submit"]:not([name])').click();
    await page.waitForURL((address) => address.pathname === "/");
    await page.goto(new URL("/bookings", portalUrl).href);
    const link = page.locator('main a[href*="/booking?"]').first();
    const booking = new URL((await link.getAttribute("href", { timeout: 15_000 })) ?? "", portalUrl).href;
    return { state: await context.storageState(), booking };
  } finally {
    await context.close();
  }
}
