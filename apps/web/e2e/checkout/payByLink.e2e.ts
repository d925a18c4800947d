import { type Browser, expect, type Page } from "@playwright/test";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedCode } from "../support/people/mailedCode.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { payWith } from "../support/screens/startPayment.ts";
import { messagesIn } from "../support/messagesIn.ts";

const approved = "4242424242424242";
/** Console messages of the calls that are refused on purpose. */
// A single pattern: Playwright reads a list of two as a value with options.
const expectedConsoleMessages = [/status of (403|422)/];

/** Dates that no other test books. */
const daysAhead = 260;

/** Makes a guest's pay-later request in another browser. Returns the guest's address. */
async function createGuestRequest({ apiUrl, webUrl }: { apiUrl: string; webUrl: string }): Promise<string> {
  const email = newEmail();
  const guest = createDriverClient({ apiUrl, webUrl });
  const [from, to] = [inDays(daysAhead), inDays(daysAhead + 3)];
  const rental = { place: "aeroport-tunis-carthage", from, to, car: "", email };
  for (const car of await guest.findCars(rental)) {
    if ((await guest.book({ ...rental, car })) === "booked") return email;
  }
  throw new Error("No car is free.");
}

async function openIn(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test.describe("a booking's mailed link", () => {
  test.use({ expectedConsoleMessages, viewport: { width: 360, height: 740 }, hasTouch: true });

  test("allows payment after the mailed code is typed, in that browser only, and opens nothing after it is revoked", async ({
    page,
    browser,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like } = messages;
    const button = (name: string, tab = page) => tab.getByRole("button", { name: like(name) });
    const field = (tab = page) => tab.getByRole("textbox", { name: translate("Code from the email") });
    const email = await createGuestRequest({ apiUrl, webUrl: baseURL ?? "" });
    const link = await mailedLink(apiUrl, email, "/booking");

    await page.goto(link);
    await button("Confirm my request").click();
    await button("Pay {amount} online").click();
    await expect(field()).toBeFocused();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const code = await mailedCode(apiUrl, email, 1);
    await field().fill(code === "123456" ? "654321" : "123456");
    await button("Confirm and continue").click();
    await expect(field()).toHaveAttribute("aria-invalid", "true");
    await field().fill(code);
    await button("Confirm and continue").click();
    await expect(page).toHaveURL(/\/checkout-session\//);
    await page.getByRole("link", { name: translate("Back, without paying") }).click();

    // Another browser has the link, but must type a code too.
    const other = await openIn(browser, link);
    await button("Pay {amount} online", other).click();
    await expect(field(other)).toBeVisible();
    expect(await mailedCode(apiUrl, email, 2)).toMatch(/^\d{6}$/);

    await button("Revoke all links").click();
    await expect(
      page.getByRole("status").filter({ hasText: translate("All earlier links are revoked") }),
    ).toBeVisible();
    await other.goto(link);
    await expect(
      other.getByRole("heading", { level: 1, name: translate("This link has been revoked") }),
    ).toBeVisible();
    await other.context().close();

    // The page that revoked the links continues with a new link.
    await page.reload();
    await button("Pay {amount} online").click();
    await expect(page).toHaveURL(/\/checkout-session\//);
    await payWith(page, messages, approved);
    const paid = translate("Thank you, your payment has arrived");
    await expect(page.getByRole("heading", { level: 1, name: paid })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments).toContainText(translate("Paid online"));
  });
});
