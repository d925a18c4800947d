import { expect } from "@playwright/test";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInConditions, fillInDriver } from "../support/screens/fillInDriver.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { startSession } from "../support/people/startSession.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ expectedConsoleMessages: [/Failed to load resource/] });

test("if the session ends before the form is submitted, the driver signs in and finds all typed values", async ({
  page,
  context,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const screens = checkoutScreens(page, messages);
  const account = accountScreens(page, messages);
  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  await startSession(page, driver);
  const { car } = await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 110 });
  await expect(screens.field("Email")).toHaveValue(driver.email);
  await screens.field("Phone").fill("22 123 456");
  await screens.option.check();
  await fillInConditions(page, messages);

  await context.clearCookies({ name: /session/ });
  await screens.request.click();
  await screens.sendRequest.click();
  await expect(screens.problem).toContainText(messages.shared._(refusalMessages.not_signed_in));
  await screens.problem.getByRole("link", { name: messages.translate("Sign in") }).click();
  await account.signIn(driver);

  await expect(page).toHaveURL(new RegExp(`/checkout\\?.*car=${car}`));
  await expect(screens.field("Email")).toHaveValue(driver.email);
  await expect(screens.field("Phone")).toHaveValue("22 123 456");
  await expect(screens.option).toBeChecked();
  await expect(screens.terms).toBeChecked();
  await screens.request.click();
  await screens.sendRequest.click();
  await expect(screens.reference).toBeVisible();
});

test(
  "a guest with a registered email address is invited to sign in and finds all typed values",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const screens = checkoutScreens(page, messages);
    const account = accountScreens(page, messages);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 115 });
    await fillInDriver(page, messages, driver.email);
    await screens.field("Phone").fill("22 123 456");
    await screens.option.check();
    await screens.request.click();
    await screens.sendRequest.click();
    await expect(screens.problem).toContainText(messages.shared._(refusalMessages.email_registered));
    await expectAccessible();
    await screens.problem.getByRole("link", { name: messages.translate("Sign in") }).click();
    await account.signIn(driver);

    await expect(page).toHaveURL(/\/checkout\?/);
    await expect(screens.field("Email")).toHaveValue(driver.email);
    await expect(screens.field("Phone")).toHaveValue("22 123 456");
    await expect(screens.option).toBeChecked();
    await expect(screens.terms).toBeChecked();
    await screens.request.click();
    await screens.sendRequest.click();
    await expect(screens.reference).toBeVisible();
  },
);
