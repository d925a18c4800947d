import { expect } from "@playwright/test";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

const newPassword = testDriver.nextPassword;

test("a mailed link replaces a forgotten password and works once", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { main, field, button, title, toasts } = screens;
  const driver = await newDriver({ apiUrl, webUrl: baseURL });

  await screens.open("/sign-in");
  await main.getByRole("link", { name: messages.translate("Forgot your password?") }).click();
  await expect(title("Forgot your password?")).toBeVisible();
  await field("Email").fill(newEmail());
  await button("Send me a link").click();
  const unknown = messages.shared._(errorMessages.emailNotRegistered);
  await expect(field("Email")).toHaveAccessibleDescription(unknown);
  await expect(toasts).toContainText(unknown);
  await field("Email").fill(driver.email);
  await button("Send me a link").click();
  await expect(title("Check your inbox")).toBeVisible();
  await expect(main).toContainText(driver.email);
  await expectAccessible();

  const link = await mailedLink(apiUrl, driver.email, "/reset-password");
  await screens.open(link);
  await expect(title("Choose a new password")).toBeVisible();
  await field("New password").fill(newPassword);
  await field("Repeat the new password").fill(`${newPassword}!`);
  await button("Save and sign in").click();
  await expect(field("Repeat the new password")).toBeFocused();
  await field("Repeat the new password").fill(newPassword);
  await button("Save and sign in").click();
  await expect(toasts).toContainText(messages.like("Your new password is saved, and you are signed in."));
  await expect(page).toHaveURL("/");

  await expect(screens.account).toBeVisible();

  await screens.open(link);
  await expect(title("This link no longer works")).toBeVisible();
  await main.getByRole("link", { name: messages.translate("Ask for a new link") }).click();
  await expect(title("Forgot your password?")).toBeVisible();
});

test(
  "a change of password requires the current one and signs out the other devices",
  inFullRun,
  async ({ page, browser, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const { main, field, button } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const device = await browser.newContext();
    const otherPage = await device.newPage();
    const other = accountScreens(otherPage, messages);
    await other.open("/sign-in?from=/settings");
    await other.signIn(driver);
    await expect(otherPage).toHaveURL("/settings");

    await screens.open("/sign-in?from=/settings");
    await screens.signIn(driver);
    await main.getByRole("link", { name: messages.translate("Change the password") }).click();
    await expect(screens.title("Change your password")).toBeVisible();
    await field("Current password").fill(testDriver.wrongPassword);
    await field("New password").fill(newPassword);
    await field("Repeat the new password").fill(newPassword);
    await button("Save the new password").click();
    const wrong = messages.shared._(errorMessages.wrongPassword);
    await expect(field("Current password")).toHaveAccessibleDescription(wrong);
    await expect(field("Current password")).toBeFocused();
    await expect(screens.toasts).toContainText(wrong);
    await expect(field("New password")).toHaveValue(newPassword);
    await expectAccessible();

    await field("Current password").fill(driver.password);
    await button("Save the new password").click();
    await expect(screens.toasts).toContainText(messages.like("Your new password is saved."));
    await expect(page).toHaveURL("/settings");
    await page.reload();
    await expect(field("Email")).toHaveValue(driver.email);

    const mails = await mailsTo(apiUrl, driver.email, 2);
    expect(mails.map(({ kind }) => kind)).toContain("passwordChanged");

    await otherPage.reload();
    await expect(otherPage).toHaveURL("/sign-in?from=%2Fsettings");
    await other.signIn({ ...driver, password: newPassword });
    await expect(otherPage).toHaveURL("/settings");
    await device.close();
  },
);
