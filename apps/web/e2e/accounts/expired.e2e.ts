import { expect } from "@playwright/test";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

// Moving the clock also ends the session, which the page may request once more.
dedicatedServersTest.use({ expectedConsoleMessages: [/status of 401/] });

dedicatedServersTest(
  "an expired activation link shows an explanation, and a new link confirms the address",
  inFullRun,
  async ({ page, servers, apiUrl, baseURL, expectAccessible }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const { translate, like, shared } = messages;
    const screens = accountScreens(page, messages);
    const { main, field, button, title, toasts } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const expired = await mailedLink(apiUrl, driver.email, "/activate");
    await servers.advanceHours(24.1);

    await page.goto(expired);
    await expect(title("This link no longer works")).toBeVisible();
    await expect(main).toContainText(shared._(errorMessages.activationLinkExpired));
    await expect(field("Email")).toHaveValue(driver.email);
    await expectAccessible();
    await button("Send me a new link").click();
    await expect(title("Check your inbox")).toBeVisible();
    await expect(main).toContainText(driver.email);
    await expectAccessible();

    await mailsTo(apiUrl, driver.email, 2);
    const newLink = await mailedLink(apiUrl, driver.email, "/activate");
    expect(newLink).not.toBe(expired);
    await page.goto(newLink);
    await expect(main).toContainText(translate("You are not signed in on this device"));
    await field("New password").fill("olives et amandes grillées");
    await field("Repeat the new password").fill("olives et amandes grillées");
    await expectAccessible();
    await button("Save and sign in").click();
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));
    await expect(screens.account).toContainText(driver.fullName);
    await screens.open("/settings");
    await expect(field("Email")).toHaveValue(driver.email);
    await expect(main.getByText(translate("Your address is not confirmed yet"))).toHaveCount(0);
  },
);

dedicatedServersTest(
  "a link that expires while its page is open shows an explanation on submit",
  inFullRun,
  async ({ page, servers, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const { field, button, title, toasts } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });

    await screens.open("/sign-in");
    await screens.signIn(driver);
    await expect(screens.account).toBeVisible();
    await page.goto(await mailedLink(apiUrl, driver.email, "/activate"));
    await expect(title("Confirm your address")).toBeVisible();
    await servers.advanceHours(24.1);
    await button("Confirm my address").click();
    await expect(toasts).toContainText(messages.shared._(errorMessages.activationLinkExpired));
    await expect(title("This link no longer works")).toBeVisible();
    await expect(field("Email")).toHaveValue(driver.email);
    await expect(button("Send me a new link")).toBeVisible();
  },
);

dedicatedServersTest(
  "an expired reset link does not change the password, and its page offers a new link",
  inFullRun,
  async ({ page, servers, apiUrl, baseURL, expectAccessible }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const { like } = messages;
    const screens = accountScreens(page, messages);
    const { main, field, button, title, toasts } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const newPassword = testDriver.nextPassword;
    const requestLink = async () => {
      await field("Email").fill(driver.email);
      await button("Send me a link").click();
      await expect(title("Check your inbox")).toBeVisible();
    };

    await screens.open("/forgot-password");
    await requestLink();
    const expired = await mailedLink(apiUrl, driver.email, "/reset-password");
    await servers.advanceHours(24.1);

    await page.goto(expired);
    await expect(title("This link no longer works")).toBeVisible();
    await expect(main).toContainText(like("A link works once, for one day. Your password is unchanged."));
    await expectAccessible();
    await main.getByRole("link", { name: messages.translate("Ask for a new link") }).click();
    await requestLink();

    await mailsTo(apiUrl, driver.email, 3);
    const newLink = await mailedLink(apiUrl, driver.email, "/reset-password");
    expect(newLink).not.toBe(expired);
    await page.goto(newLink);
    await field("New password").fill(newPassword);
    await field("Repeat the new password").fill(newPassword);
    await button("Save and sign in").click();
    await expect(toasts).toContainText(like("Your new password is saved, and you are signed in."));
    await screens.signOut();
    await screens.open("/sign-in");
    await screens.signIn({ email: driver.email, password: newPassword });
    await expect(screens.account).toBeVisible();
  },
);
