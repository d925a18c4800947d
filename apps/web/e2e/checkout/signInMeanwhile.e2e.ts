import { expect } from "@playwright/test";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { accountScreens } from "../support/accountScreens.ts";
import { checkoutScreens } from "../support/checkoutScreens.ts";
import { fillInConditions, fillInDriver } from "../support/fillInDriver.ts";
import { journey } from "../support/journey.ts";
import { newDriver } from "../support/newDriver.ts";
import { openCheckout } from "../support/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { wordsIn } from "../support/wordsIn.ts";

journey.use({ expectedComplaints: [/Failed to load resource/] });

journey(
  "a session that ended at submit: the driver signs in and is back with everything typed",
  async ({ page, context, apiUrl, baseURL, expectAccessible }) => {
    journey.slow();
    const words = await wordsIn("fr");
    const screens = checkoutScreens(page, words);
    const account = accountScreens(page, words);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await account.open("/sign-in");
    await account.signIn(driver);
    await expect(account.account).toBeVisible();
    const { car } = await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 110 });
    await expect(screens.field("Email")).toHaveValue(driver.email);
    await screens.field("Phone").fill("22 123 456");
    await screens.option.check();
    await fillInConditions(page, words);

    await context.clearCookies({ name: /session/ });
    await screens.request.click();
    await screens.sendRequest.click();
    await expect(screens.problem).toContainText(words.shared._(refusalWords.not_signed_in));
    await expectAccessible();
    await screens.problem.getByRole("link", { name: words.translate("Sign in") }).click();
    await account.signIn(driver);

    await expect(page).toHaveURL(new RegExp(`/checkout\\?.*car=${car}`));
    await expect(screens.field("Email")).toHaveValue(driver.email);
    await expect(screens.field("Phone")).toHaveValue("22 123 456");
    await expect(screens.option).toBeChecked();
    await expect(screens.terms).toBeChecked();
    await screens.request.click();
    await screens.sendRequest.click();
    await expect(screens.reference).toBeVisible();
  },
);

journey(
  "a guest whose address has an account is invited to sign in, and loses nothing",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    journey.slow();
    const words = await wordsIn("fr");
    const screens = checkoutScreens(page, words);
    const account = accountScreens(page, words);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 115 });
    await fillInDriver(page, words, driver.email);
    await screens.field("Phone").fill("22 123 456");
    await screens.option.check();
    await screens.request.click();
    await screens.sendRequest.click();
    await expect(screens.problem).toContainText(words.shared._(refusalWords.email_registered));
    await expectAccessible();
    await screens.problem.getByRole("link", { name: words.translate("Sign in") }).click();
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
