import { expect } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { fillInConditions } from "../support/screens/fillInDriver.ts";
import { expectReturnToResults } from "../support/screens/infiniteResults.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

dedicatedServersTest.use({
  // Cookies ignore ports: on `localhost` the website and the API would share them, unlike in production.
  hosts: { web: "www.sayara.localhost", api: "api.sayara.localhost" },
  apiEnvironment: { PAGINATION_MODE: "infiniteScroll" },
  cars: 120,
  viewport: { width: 360, height: 800 },
});

dedicatedServersTest(
  "with the website and the API on different hosts, a driver stays signed in, goes back from the checkout to all loaded cars, and books",
  async ({ page, context, apiUrl, baseURL }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const screens = accountScreens(page, messages);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });

    await screens.open("/sign-in?from=/settings");
    await screens.signIn(driver);
    await expect(page).toHaveURL("/settings");
    await page.reload();
    await expect(screens.field("Email")).toHaveValue(driver.email);
    // The session cookie and the token of the remembered browser.
    const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["sayara.device", "sayara.session"]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ domain: "api.sayara.localhost", sameSite: "Lax" });
    }

    await expectReturnToResults(page, { isCompared: false });
    await (await findPayLaterCarLink(page, messages, apiUrl)).click();
    await expect(screens.title("Book your car")).toBeVisible();
    await page.reload();
    await expect(screens.account).toBeVisible();
    await expect(screens.field("Email")).toHaveValue(driver.email);
    await fillInConditions(page, messages);
    await page
      .getByRole("button", { name: translate("Request this car") })
      .and(page.locator(":visible"))
      .click();
    await page.getByRole("button", { name: translate("Send the request") }).click();
    await expect(page).toHaveURL(/\/booking\?b=/);
    await page.reload();
    await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
    await screens.signOut();
    await expect(screens.signInLink).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === "sayara.session")).toEqual([]);
  },
);
