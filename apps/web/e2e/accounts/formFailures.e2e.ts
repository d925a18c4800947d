import { expect, type Page } from "@playwright/test";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillDate } from "../support/screens/fillDate.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { findUnreviewed } from "../support/screens/findUnreviewed.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFaultsRun } from "../support/runs.ts";
import { screensWithFailures } from "../support/screens/screensWithFailures.ts";

test.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });
test.describe.configure({ timeout: 150_000 });

const newPassword = testDriver.nextPassword;
const limitText = /^Trop de tentatives\. Réessayez dans 30 secondes\.$/;

/** A form's fields with the typed values, and the message of its action. */
interface FailingForm {
  calls: string;
  submitLabel: string;
  typed: Record<string, string>;
  /** Title of the notice, and the toast text of a refusal without a remedy. */
  failureMessage?: string;
}

async function formsWithFailures(page: Page, apiUrl: string, webUrl: string | undefined) {
  const screens = await screensWithFailures(page, webUrl);
  const { main, field, button } = screens;

  async function expectValuesKept(typed: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
  }

  /** Fills in a form and submits it under each failure. No typed value is lost, and the last press succeeds. */
  async function expectRetrySucceeds(form: FailingForm, expectDone: () => Promise<void>): Promise<void> {
    const { failureMessage, typed } = form;
    await screens.tryEachFailure({
      calls: `${apiUrl}/api/${form.calls}`,
      async attempt(attempts) {
        if (attempts === 0)
          for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
        await button(form.submitLabel).click();
      },
      async expectFailed() {
        const notice = main.getByRole("alert").first();
        await expect(notice).toBeVisible();
        if (failureMessage !== undefined) await expect(notice).toContainText(failureMessage);
        await expectValuesKept(typed);
      },
      expectDone,
      limitText,
      ...(failureMessage !== undefined && { refusedText: failureMessage }),
    });
  }

  return { ...screens, expectRetrySucceeds };
}

test(
  "sign-up keeps all typed values over a bad network and then succeeds",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, expectRetrySucceeds, captcha, main, messages } = await formsWithFailures(
      page,
      apiUrl,
      baseURL,
    );
    await open("/sign-up?l=fr");
    await fillDate(page, messages, messages.translate("Date of birth"), ["14", "3", "1990"]);
    await main.getByRole("checkbox").first().check();
    await captcha.check();
    await expect(main.getByText(messages.translate("Confirmed"))).toBeVisible();
    await expectRetrySucceeds(
      {
        calls: "sign-up",
        submitLabel: "Create my account",
        typed: {
          "Full name": testDriver.fullName,
          Email: newEmail(),
          Phone: testDriver.phone,
          Password: testDriver.password,
          "Repeat the password": testDriver.password,
        },
        failureMessage: messages.shared._(errorMessages.signUp),
      },
      () => expect(page).toHaveURL("/"),
    );
  },
);

test(
  "a forgotten password can be replaced over a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, expectRetrySucceeds, title, messages } = await formsWithFailures(page, apiUrl, baseURL);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await open("/forgot-password?l=fr");
    await expectRetrySucceeds(
      { calls: "resend/**", submitLabel: "Send me a link", typed: { Email: driver.email } },
      () => expect(title("Check your inbox")).toBeVisible(),
    );
    await open(await mailedLink(apiUrl, driver.email, "/reset-password"));
    await expectRetrySucceeds(
      {
        calls: "activate",
        submitLabel: "Save and sign in",
        typed: { "New password": newPassword, "Repeat the new password": newPassword },
        failureMessage: messages.shared._(errorMessages.passwordUpdate),
      },
      () => expect(page).toHaveURL("/"),
    );
  },
);

test(
  "a guest's account can be activated, and its link renewed, over a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, expectRetrySucceeds, title, toasts, messages } = await formsWithFailures(
      page,
      apiUrl,
      baseURL,
    );
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const link = await mailedLink(apiUrl, driver.email, "/activate");
    const broken = new URL(link);
    broken.searchParams.set("t", "a".repeat(43));
    await open(broken.href);
    await expect(toasts).toContainText(messages.shared._(errorMessages.activationLinkExpired));
    await toasts.getByRole("button").click();
    await expectRetrySucceeds(
      {
        calls: "resend-link",
        submitLabel: "Send me a new link",
        typed: { Email: driver.email },
        failureMessage: messages.shared._(errorMessages.validationEmail),
      },
      () => expect(title("Check your inbox")).toBeVisible(),
    );
    await open(await mailedLink(apiUrl, driver.email, "/activate"));
    await expectRetrySucceeds(
      {
        calls: "activate",
        submitLabel: "Save and sign in",
        typed: { "New password": newPassword, "Repeat the new password": newPassword },
        failureMessage: messages.shared._(errorMessages.passwordUpdate),
      },
      () => expect(page).toHaveURL("/"),
    );
  },
);

test(
  "settings and the password can be changed over a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const screens = await formsWithFailures(page, apiUrl, baseURL);
    const { open, signIn, expectRetrySucceeds, tryEachFailure, button, main, toasts, messages } = screens;
    const { like, shared } = messages;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await open("/sign-in?from=/settings&l=fr");
    await signIn(driver);
    await expect(page).toHaveURL("/settings");
    await tryEachFailure({
      calls: `${apiUrl}/api/resend-link`,
      attempt: () => button("Send the link again").click(),
      expectFailed: () => expect(button("Send the link again")).toBeVisible(),
      expectDone: () => expect(main).toContainText(driver.email),
      limitText,
      refusedText: shared._(errorMessages.validationEmail),
    });
    await expectRetrySucceeds(
      { calls: "update-user", submitLabel: "Save the profile", typed: { "Full name": "Amina Gharbi" } },
      () => expect(toasts).toContainText(like("Your profile is saved.")),
    );
    await open("/change-password");
    await expectRetrySucceeds(
      {
        calls: "change-password",
        submitLabel: "Save the new password",
        typed: {
          "Current password": driver.password,
          "New password": newPassword,
          "Repeat the new password": newPassword,
        },
        failureMessage: shared._(errorMessages.passwordUpdate),
      },
      () => expect(page).toHaveURL("/settings"),
    );
  },
);

test("a review can be published over a bad network", inFaultsRun, async ({ page, apiUrl, baseURL }) => {
  const { open, signIn, tryEachFailure, button, main, messages } = await formsWithFailures(
    page,
    apiUrl,
    baseURL,
  );
  const { translate, shared } = messages;
  const driver = demoAccounts.find(({ role }) => role === "driver");
  if (driver === undefined) throw new Error("the demonstration has no driver");
  const comments = main.getByRole("textbox");
  const typed = "Une heure d’attente à la remise.";
  const choose = (question: string, choice: string) =>
    main
      .getByRole("group", { name: translate(question) })
      .getByRole("radio", { name: translate(choice), exact: true })
      .check();
  await open(`/review?b=${await findUnreviewed(apiUrl, baseURL ?? "", driver, "last")}&l=fr`);
  await signIn(driver);
  await choose("Your rating", "2 – Poor");
  await choose("Did you rent the car?", "Yes");
  await choose("Did the agency answer your calls?", "Yes");
  await choose("Did the agency cancel at the last minute?", "No");
  await main.getByRole("radio").last().check();
  await comments.fill(typed);
  await tryEachFailure({
    calls: `${apiUrl}/api/add-review`,
    attempt: () => button("Publish my review").click(),
    async expectFailed() {
      await expect(main.getByRole("alert").first()).toBeVisible();
      await expect(comments).toHaveValue(typed);
      await expect(main.getByRole("radio", { name: translate("2 – Poor") })).toBeChecked();
    },
    expectDone: () => expect(main.getByText(typed)).toBeVisible(),
    limitText,
    serverText: shared._(refusalMessages.review_failed),
  });
});

test(
  "the page that allows a new email address survives a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, tryEachFailure, button, main, title } = await formsWithFailures(page, apiUrl, baseURL);
    const link = new URLSearchParams({
      u: crypto.randomUUID(),
      e: newEmail(),
      t: "a".repeat(43),
    });
    await open(`/allow-email-change?${link}&l=fr`);
    await tryEachFailure({
      calls: `${apiUrl}/api/allow-email-change`,
      attempt: () => button("Allow the new address").click(),
      expectFailed: () => expect(main.getByRole("alert").first()).toBeVisible(),
      expectDone: () => expect(title("This link no longer works")).toBeVisible(),
      limitText: null,
    });
  },
);

test(
  "a guest's confirmation can be mailed again over a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { tryEachFailure, main, messages } = await formsWithFailures(page, apiUrl, baseURL);
    const { translate, shared, like } = messages;
    const screens = checkoutScreens(page, messages);
    const email = newEmail();
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 140 });
    await fillInDriver(page, messages, email);
    await screens.request.click();
    await screens.sendRequest.click();
    const hero = page.getByRole("region", { name: like("Last step: confirm by email before {at}") });
    await expect(hero.getByRole("timer")).toBeVisible();
    const failureMessage = shared._(errorMessages.validationEmail);
    await tryEachFailure({
      calls: `${apiUrl}/api/resend-confirmation/**`,
      attempt: () => hero.getByRole("button", { name: translate("Send the email again") }).click(),
      async expectFailed() {
        await expect(main.getByRole("alert").filter({ hasText: failureMessage })).toBeVisible();
        await expect(hero.getByRole("textbox", { name: translate("Email") })).toHaveValue(email);
      },
      expectDone: () => expect(hero.getByRole("status")).toContainText(email),
      limitText,
      refusedText: failureMessage,
    });
  },
);
