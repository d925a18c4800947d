import { expect, type Page } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { randomAddress, type Driver, newDriver } from "../support/people/newDriver.ts";
import { startSession } from "../support/people/startSession.ts";
import { inFaultsRun, inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

test.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });

dedicatedServersTest.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });

async function signInScreens(page: Page, driver: Pick<Driver, "email" | "password">) {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { main, field, toasts } = screens;
  return {
    ...screens,
    shared: messages.shared,
    async fillIn() {
      await field("Email").fill(driver.email);
      await field("Password").fill(driver.password);
    },
    /** Expects a notice, a toast and unchanged form values. The toast for a fault has the generic message. */
    async expectFailureShown(text: string | RegExp, toast: string | RegExp = text) {
      await expect(main.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(toasts.getByRole("listitem").last()).toContainText(toast);
      await expect(field("Email")).toHaveValue(driver.email);
      await expect(field("Password")).toHaveValue(driver.password);
    },
  };
}

test(
  "offline, sign-in shows the failure and keeps the typed values",
  inFullRun,
  async ({ page, context, apiUrl, baseURL, expectAccessible }) => {
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const { open, fillIn, expectFailureShown, button, shared } = await signInScreens(page, driver);
    await open("/sign-in?from=/settings");
    // The form's schema is loaded when a field loses focus.
    await fillIn();
    await context.setOffline(true);
    await button("Sign in").click();
    await expectFailureShown(shared._(faultMessages.network), shared._(faultMessages.unknown));
    await expectAccessible();
    await context.setOffline(false);
    await button("Sign in").click();
    await expect(page).toHaveURL("/settings");
  },
);

test(
  "after too many attempts sign-in shows the time to wait",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const { open, fillIn, expectFailureShown, button } = await signInScreens(page, driver);
    const address = randomAddress();
    await page.route(`${apiUrl}/api/sign-in/frontend`, (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": address } }),
    );
    await guessUntilRefused({ apiUrl, webUrl: baseURL, address, email: driver.email });

    await open("/sign-in");
    await fillIn();
    await button("Sign in").click();
    await expectFailureShown(/Trop de tentatives\. Réessayez dans \d+ (secondes?|minutes?)\./);
    await expectAccessible();
  },
);

dedicatedServersTest(
  "while the API is unavailable forms keep their values, and succeed once it is available again",
  inFaultsRun,
  async ({ page, servers, apiUrl, baseURL, expectAccessible }) => {
    dedicatedServersTest.slow();
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const { open, fillIn, expectFailureShown, button, field, title, main, captcha, shared } =
      await signInScreens(page, driver);
    const networkMessage = shared._(faultMessages.network);

    await open("/contact");
    await field("Your email").fill(driver.email);
    await field("Subject").fill("Bonjour");
    await field("Message").fill("Il pleut à Tabarka.");
    await captcha.check();
    await expect(main.getByText((await messagesIn("fr")).translate("Confirmed"))).toBeVisible();
    await servers.stopApi();
    await button("Send the message").click();
    await expect(main.getByRole("alert").filter({ hasText: networkMessage })).toBeVisible();
    await expect(field("Message")).toHaveValue("Il pleut à Tabarka.");
    await expectAccessible();
    await servers.startApi();
    await button("Send the message").click();
    await expect(title("Thank you for writing")).toBeVisible();

    await open("/sign-in?from=/settings");
    await fillIn();
    await servers.stopApi();
    await button("Sign in").click();
    await expectFailureShown(networkMessage, shared._(faultMessages.unknown));
    await expectAccessible();
    await servers.startApi();
    await button("Sign in").click();
    await expect(page).toHaveURL("/settings");

    await servers.stopApi();
    await page.reload();
    await expect(title("Your account can't be shown just now")).toBeVisible();
    await expectAccessible();
    await servers.startApi();
    await button("Try again").click();
    await expect(field("Email")).toHaveValue(driver.email);
  },
);

test(
  "a response that violates the contract is shown as a service failure",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const { open, fillIn, expectFailureShown, button, shared } = await signInScreens(page, driver);
    const cors = { "access-control-allow-origin": baseURL ?? "", "access-control-allow-credentials": "true" };
    // Response of a proxy that cannot reach the API; these servers have no proxy.
    await page.route(`${apiUrl}/api/sign-in/frontend`, (route) =>
      route.fulfill({ status: 502, headers: cors, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await open("/sign-in");
    await fillIn();
    await button("Sign in").click();
    await expectFailureShown(shared._(faultMessages.server), shared._(faultMessages.unknown));
  },
);

test("offline, a sign-out deletes the user's data and reaches the server on the next visit", async ({
  page,
  context,
  apiUrl,
  baseURL,
}) => {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  const sessions = async () => (await context.cookies()).filter(({ name }) => name.endsWith(".session"));

  await startSession(page, driver);
  await screens.open("/settings");
  await expect(screens.field("Email")).toHaveValue(driver.email);
  expect(await sessions()).toHaveLength(1);
  await screens.account.click();
  const signOut = page.getByRole("button", { name: messages.translate("Sign out") });
  await expect(signOut).toBeVisible();
  await context.setOffline(true);
  await signOut.click();
  await expect(screens.toasts).toContainText(messages.shared._(faultMessages.unknown));
  await expect(screens.toasts).toContainText(
    messages.like("You are signed out on this device. The server will be informed on your next visit."),
  );
  await expect(screens.signInLink).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sayara.user"))).toBeNull();
  await expect(page.getByText(driver.email)).toHaveCount(0);

  await context.setOffline(false);
  await screens.open("/");
  await expect.poll(sessions).toEqual([]);
  await screens.open("/settings");
  await expect(page).toHaveURL("/sign-in?from=%2Fsettings");
});

interface GuessOptions {
  apiUrl: string;
  webUrl: string | undefined;
  address: string;
  email: string;
}

/** Tries wrong passwords from one address until the API refuses. */
async function guessUntilRefused({ apiUrl, webUrl = "", address, email }: GuessOptions): Promise<void> {
  const call = createClient({ baseUrl: apiUrl, headers: { origin: webUrl, "x-forwarded-for": address } });
  for (let guesses = 0; guesses < 20; guesses += 1) {
    const body = { email, password: `guess ${guesses}`, stayConnected: false };
    const outcome = await call(signIn, { body });
    if (!outcome.ok) return expect(outcome).toMatchObject({ status: 429 });
  }
  throw new Error("the API let everybody guess");
}
