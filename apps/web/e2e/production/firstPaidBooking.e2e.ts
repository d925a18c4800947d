import { expect, type Page, test } from "@playwright/test";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { openPlaces } from "../support/screens/choosePlace.ts";
import { collectConsoleMessages } from "../support/collectConsoleMessages.ts";
import { fillInConditions } from "../support/screens/fillInDriver.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";
import { inFaultsRun } from "../support/runs.ts";
import { hosts, type Marketplace, startMarketplace } from "./startMarketplace.ts";

const email = "amina@drivers.example";

test("a new marketplace in production, behind TLS, reaches its first paid booking", inFaultsRun, async () => {
  test.skip(test.info().project.name !== "laptop", "each width would start servers of its own");
  test.slow();
  const marketplace = await startMarketplace();
  test.skip(marketplace === undefined, "no PostgreSQL programs on this machine");
  if (marketplace === undefined) return;
  try {
    expect(marketplace.doctor.filter((line) => line.startsWith("✗"))).toEqual([]);
    await bookAndPay(marketplace);
    expect(marketplace.lines).toEqual([]);
  } finally {
    await marketplace.stop();
  }
});

async function bookAndPay({ webUrl, browserFlags, db, mails, webhooks }: Marketplace) {
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const browser = await openBrowser(browserFlags);
  try {
    const context = await browser.newContext({
      baseURL: webUrl,
      locale: "fr-FR",
      timezoneId: "Africa/Tunis",
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const consoleMessages = collectConsoleMessages(page);
    const withoutHsts: string[] = [];
    page.on("response", (response) => {
      const { hostname } = new URL(response.url());
      const request = response.request();
      const isPage = hostname === hosts.web && request.resourceType() === "document";
      // Responses from the browser's cache lack the network headers.
      const isSent = hostname === hosts.api && request.method() === "POST";
      if ((isPage || isSent) && !("strict-transport-security" in response.headers()))
        withoutHsts.push(response.url());
    });

    const home = await page.goto("/");
    expect(home?.headers()).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": expect.stringContaining("upgrade-insecure-requests"),
    });
    await signUp(page, messages);
    const session = (await context.cookies()).find(({ name }) => name.endsWith("sayara.session"));
    expect(session).toMatchObject({
      name: "__Host-sayara.session",
      domain: hosts.api,
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    });

    await page.goto("/");
    const place = await openPlaces(page, translate("Pick-up place"));
    await place.fill("Tun");
    await page.getByRole("option", { name: /Tunis/ }).click();
    await page.getByRole("button", { name: translate("Search"), exact: true }).click();
    await expect(page).toHaveURL(/\/search\/tunis/);
    await page.getByRole("link", { name: like("Choose {name}") }).click();
    await expect(page.getByRole("heading", { level: 1, name: translate("Book your car") })).toBeVisible();
    await expect(accountScreens(page, messages).field("Email")).toHaveValue(email);
    await fillInConditions(page, messages);
    await page.getByRole("radio", { name: like("The full amount now, by card") }).check();
    await page
      .getByRole("button", { name: translate("Continue to payment") })
      .and(page.locator(":visible"))
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: translate("Continue to payment") })
      .click();

    await expect(page).toHaveURL(new RegExp(`^https://${hosts.konnect}/pay`));
    await page.getByRole("button", { name: "Payer" }).click();
    await expect(page).toHaveURL(new RegExp(`^${webUrl}/checkout-session/`));
    const paid = page.getByRole("heading", {
      level: 1,
      name: translate("Thank you, your payment has arrived"),
    });
    await expect(paid).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments).toContainText(translate("Paid online"));

    expect(consoleMessages).toEqual([]);
    expect(withoutHsts).toEqual([]);
  } finally {
    await browser.close();
  }
  expect(await db.selectFrom("bookings").select("status").execute()).toEqual([{ status: "paid" }]);
  expect(await db.selectFrom("payment_sessions").select(["gateway", "state"]).execute()).toEqual([
    { gateway: "konnect", state: "paid" },
  ]);
  expect(webhooks).toEqual([200]);
  await expect.poll(() => mails.filter(({ to }) => to.some((line) => line.includes(email))).length).toBe(2);
}

/** Creates the driver's account, which signs the driver in. */
async function signUp(page: Page, messages: Messages): Promise<void> {
  const { translate } = messages;
  const { main, field, button, captcha, account, open } = accountScreens(page, messages);
  await open("/sign-up");
  await main.getByLabel(translate("Full name")).fill(testDriver.fullName);
  await field("Email").fill(email);
  await field("Phone").fill(testDriver.phone);
  await field("Day").fill("14");
  await field("Month").fill("3");
  await field("Year").fill("1990");
  await field("Password").fill(testDriver.password);
  await field("Repeat the password").fill(testDriver.password);
  await main.getByRole("checkbox").first().check();
  await captcha.check();
  await expect(main.getByText(translate("Confirmed"))).toBeVisible();
  await button("Create my account").click();
  await expect(account).toContainText(testDriver.fullName);
}
