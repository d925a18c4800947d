import { expect } from "@playwright/test";
import {
  type IdentityStandIn,
  startIdentityStandIn,
} from "@sayara/api/testing/standIns/startIdentityStandIn";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { socialProviderMessages } from "@sayara/i18n/messages/socialProviderMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { submitProviderForm } from "../support/screens/submitProviderForm.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
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
