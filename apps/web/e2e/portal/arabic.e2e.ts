import { expect } from "@playwright/test";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { bookAsDriver } from "../support/people/bookAsDriver.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { findAxeViolations } from "../support/screens/findAxeViolations.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { test } from "../support/test.ts";

const agency = { slug: "caroubier-auto", email: "agence@sayara.example", password: "sayara-demo" };
/** Dates that no other test books. */
const daysAhead = 490;

test("an agency confirms a request in Arabic, on right-to-left pages", async ({
  browser,
  apiUrl,
  portalUrl,
  baseURL,
}) => {
  test.slow();
  const { translate, shared } = await messagesIn("ar", "portal");
  const servers = { apiUrl, webUrl: baseURL };
  const driver = await newDriver(servers);
  const [reference = ""] = await bookAsDriver(1, { ...servers, driver, agency: agency.slug, daysAhead });

  const context = await browser.newContext({ baseURL: portalUrl, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("/sign-in?l=ar");
  await expect(page.locator("html[lang=ar][dir=rtl]")).toBeAttached();
  const email = page.getByLabel(translate("Email"), { exact: true });
  await email.fill(agency.email);
  await expect(email).toHaveCSS("direction", "ltr");
  await page.getByLabel(translate("Password"), { exact: true }).fill(agency.password);
  await page.getByRole("button", { name: translate("Sign in"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: translate("Today") })).toBeVisible();

  await page.goto(`/bookings?s=${reference}`);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/booking\?b=/);
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: translate("Confirm"), exact: true }).click();
  await expect(
    page.getByText(shared._(bookingStatusMessages.reserved), { exact: true }).first(),
  ).toBeVisible();
  await context.close();
});
