import { expect, type Page } from "@playwright/test";
import {
  type IdentityStandIn,
  startIdentityStandIn,
} from "@sayara/api/testing/standIns/startIdentityStandIn";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { socialProviderMessages } from "@sayara/i18n/messages/socialProviderMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

const test = dedicatedServersTest.extend<{ standIn: IdentityStandIn }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  standIn: async ({}, provide) => {
    const standIn = await startIdentityStandIn();
    await provide(standIn);
    await standIn.stop();
  },
  apiEnvironment: async ({ standIn }, provide) => provide(standIn.env),
});

const providers = ["google", "facebook", "apple"] as const;

for (const provider of providers) {
  test(
    `a driver signs in with ${provider} and returns to the page, also after a cancelled attempt`,
    repeated(provider === "google"),
    async ({ page, standIn, expectAccessible }) => {
      const messages = await messagesIn("fr");
      const screens = accountScreens(page, messages);
      const { main } = screens;
      const providerButton = main.getByRole("button", {
        name: messages.shared._(socialProviderMessages[provider]),
      });

      await screens.open("/sign-in?from=/settings");
      await expect(main.getByRole("button", { name: /^Continuer avec/ })).toHaveCount(3);
      await expectAccessible();
      await providerButton.click();
      await expect(page).toHaveURL(new RegExp(`^${standIn.url}/${provider}/authorize`));
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(main.getByRole("alert")).toContainText(messages.translate("You are not signed in"));
      await expect(page).toHaveURL("/sign-in?from=/settings");
      await expectAccessible();

      const email = newEmail();
      await providerButton.click();
      await submitProviderForm(page, email, testDriver.fullName);
      await expect(page).toHaveURL("/settings");
      await expect(screens.account).toContainText(testDriver.fullName);
      await expect(screens.field("Email")).toHaveValue(email);
      // Neither the token nor the request's state stays in the browser.
      const stored = await page.evaluate(() => JSON.stringify([location.href, { ...sessionStorage }]));
      expect(stored).not.toMatch(/id_token|nonce|verifier|eyJ/);
    },
  );
}

test(
  "a confirmed account is linked if the provider has verified the address, and keeps its password",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });

    await screens.open("/sign-in");
    await screens.signIn(driver);
    await expect(screens.account).toBeVisible();
    await screens.open(await mailedLink(apiUrl, driver.email, "/activate"));
    await screens.button("Confirm my address").click();
    await expect(screens.account).toBeVisible();
    await screens.signOut();
    await screens.open("/sign-in");
    await screens.main
      .getByRole("button", { name: messages.shared._(socialProviderMessages.google) })
      .click();
    await submitProviderForm(page, driver.email, "Somebody Else");
    await expect(screens.account).toBeVisible();
    await screens.open("/settings");
    await expect(screens.field("Email")).toHaveValue(driver.email);
    await screens.open("/change-password");
    await expect(screens.field("Current password")).toBeVisible();
  },
);

test(
  "a response with a state that this browser did not request is ignored",
  inFullRun,
  async ({ page, standIn }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const now = Math.floor(Date.now() / 1000);
    const token = await standIn.sign({
      iss: `${standIn.url}/google`,
      aud: "our-google-id",
      sub: "an attacker",
      email: newEmail(),
      email_verified: true,
      nonce: "a nonce that the attacker chose",
      iat: now,
      exp: now + 600,
    });
    await screens.open(`/sign-in#id_token=${token}&state=a-state-of-the-attacker`);
    await expect(screens.title("Sign in")).toBeVisible();
    await expect(screens.signInLink).toBeVisible();
    await expect(screens.main.getByRole("alert")).toHaveCount(0);
  },
);

test.describe("an address that the provider has not verified", () => {
  test.use({ expectedConsoleMessages: [/status of 409/] });

  test(
    "is refused as already registered, and its account is unchanged",
    inFullRun,
    async ({ page, apiUrl, baseURL }) => {
      const messages = await messagesIn("fr");
      const screens = accountScreens(page, messages);
      const driver = await newDriver({ apiUrl, webUrl: baseURL });

      await screens.open("/sign-in");
      await screens.main
        .getByRole("button", { name: messages.shared._(socialProviderMessages.facebook) })
        .click();
      await submitProviderForm(page, driver.email, "Somebody Else");
      const message = messages.shared._(errorMessages.emailRegistered);
      await expect(screens.main.getByRole("alert")).toContainText(message);
      await expect(screens.signInLink).toBeVisible();
    },
  );
});

/** Fills in the page of the fake provider. */
async function submitProviderForm(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
}
