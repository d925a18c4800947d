import { expect, type Page } from "@playwright/test";
import { updateEmailNotifications } from "@sayara/api-client/contract/accounts/updateUser";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { bookAsDriver } from "../support/people/bookAsDriver.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { signedInClient } from "../support/people/signedInClient.ts";
import { messagesIn } from "../support/messagesIn.ts";

/** The demonstration agency, whose staff can turn mails off. */
const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};

interface Servers {
  apiUrl: string;
  webUrl: string | undefined;
}

/** Requests a car of the agency as a new driver, which mails its staff. */
async function requestCar(servers: Servers): Promise<void> {
  const driver = await newDriver(servers);
  await bookAsDriver(1, { ...servers, driver, agency: agency.slug, daysAhead: 450 });
}

/** The account is shared: other e2e tests expect its mails to be turned on. */
async function turnMailsOn(servers: Servers): Promise<void> {
  const call = await signedInClient(servers, agency.account);
  const response = await call(updateEmailNotifications, { body: { enableEmailNotifications: true } });
  expect(response.ok).toBe(true);
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test.describe("a mail's unsubscribe link on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("turns the mails off with one press, and with a mail client's POST; the settings turn them on again", async ({
    page,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const servers = { apiUrl, webUrl: baseURL };
    await turnMailsOn(servers);
    await requestCar(servers);
    const link = await mailedLink(apiUrl, agency.account.email, "/unsubscribe");
    const turnOffButton = page.getByRole("button", { name: translate("Turn off email notifications") });
    const done = page.getByText(translate("You no longer get email notifications"));

    await page.goto(link);
    await expect(turnOffButton).toBeVisible();
    await expectAccessible();
    await expectNoOverflow(page);
    await turnOffButton.click();
    await expect(done).toBeVisible();
    await expectNoOverflow(page);
    await page.reload();
    await expect(done).toBeVisible();
    await expect(turnOffButton).toHaveCount(0);

    await page.getByRole("link", { name: translate("Open the settings") }).click();
    await expect(page).toHaveURL(/\/sign-in\?from=/);
    await accountScreens(page, messages).signIn(agency.account);
    await expect(page).toHaveURL("/settings");
    const mails = page.getByRole("switch", { name: translate("Email notifications") });
    await expect(mails).not.toBeChecked();
    await mails.click();
    await expect(mails).toBeChecked();
    await expect(mails).not.toHaveAttribute("aria-busy");

    await page.goto(link);
    await expect(turnOffButton).toBeVisible();
    // The request that a mail client sends [RFC 8058].
    const token = new URL(link).searchParams.get("t") ?? "";
    const response = await fetch(`${apiUrl}/api/unsubscribe/${encodeURIComponent(token)}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    await page.reload();
    await expect(done).toBeVisible();
    await turnMailsOn(servers);
  });
});
