import { expect } from "@playwright/test";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test(
  "a wrong password shows a notice and a toast, and the email address stays",
  inFullRun,
  async ({ page, expectAccessible }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const message = messages.shared._(errorMessages.wrongCredentials);
    const email = newEmail();

    await screens.open("/sign-in");
    await expectAccessible();
    await screens.signIn({ email, password: testDriver.wrongPassword });
    await expect(screens.main.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(screens.toasts).toContainText(message);
    await expect(screens.field("Email")).toHaveValue(email);
    await expect(screens.field("Password")).toBeFocused();
    await expectAccessible();
  },
);

test.describe("a suspended account", () => {
  test.use({ expectedConsoleMessages: [/status of 403/] });

  test("cannot sign in and gets a specific message", inFullRun, async ({ page, expectAccessible }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const message = messages.shared._(refusalMessages.account_suspended);
    expect(message).toBe(messages.shared._(errorMessages.accountSuspended));

    await screens.open("/sign-in");
    await screens.signIn({ email: "suspendu@sayara.example", password: "sayara-demo" });
    await expect(screens.main.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(screens.toasts).toContainText(message);
    await expect(screens.signInLink).toBeVisible();
    await expectAccessible();
  });
});

test("a private page redirects to sign-in and back, saved changes persist, and a sign-out affects all tabs", async ({
  page,
  context,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const screens = accountScreens(page, messages);
  const bio = `Entre Tunis et Sfax, une fois par semaine. ${Date.now()}`;

  await page.goto("/settings");
  await expect(page).toHaveURL("/sign-in?from=%2Fsettings");
  await expect(screens.signInLink).toBeVisible();
  await screens.signIn(await newDriver({ apiUrl, webUrl: baseURL }));
  await expect(page).toHaveURL("/settings");
  await expectAccessible();

  await screens.field("About you").fill(bio);
  await screens.button("Save the profile").click();
  await expect(screens.toasts).toContainText(like("Your profile is saved."));
  await page.reload();
  await expect(screens.field("About you")).toHaveValue(bio);

  await page.goto("/sign-in");
  await expect(page).toHaveURL("/");
  const otherTab = await context.newPage();
  await otherTab.goto("/settings");
  await expect(accountScreens(otherTab, messages).field("About you")).toHaveValue(bio);
  await screens.account.click();
  await expect(page.getByRole("button", { name: translate("Sign out") })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await screens.signOut();
  await expect(screens.signInLink).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(otherTab).toHaveURL("/sign-in?from=%2Fsettings");
  await expect(otherTab.getByRole("main")).toContainText(
    like("Sign in to continue. You will return to where you were."),
  );

  const other = await newDriver({ apiUrl, webUrl: baseURL });
  await screens.open("/sign-in");
  await screens.signIn(await newDriver({ apiUrl, webUrl: baseURL }));
  await expect(page).toHaveURL("/");
  await screens.account.click();
  await page.getByRole("button", { name: translate("Use another account") }).click();
  await expect(page).toHaveURL("/sign-in");
  await screens.signIn(other);
  await expect(accountScreens(otherTab, messages).field("Email")).toHaveValue(other.email);
});

test(
  "a session lasts one day, or 400 days with “Stay connected”",
  inFullRun,
  async ({ page, context, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const remainingHours = async () => {
      const [session, ...others] = (await context.cookies()).filter(({ name }) => name.endsWith(".session"));
      expect(others).toEqual([]);
      expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      return ((session?.expires ?? 0) - Date.now() / 1000) / 3600;
    };

    await screens.open("/sign-in");
    await screens.signIn(driver);
    await expect(screens.account).toBeVisible();
    expect(await remainingHours()).toBeCloseTo(24, 0);
    await screens.signOut();
    await screens.open("/sign-in");
    await screens.main.getByRole("checkbox", { name: messages.translate("Stay connected") }).check();
    await screens.signIn(driver);
    await expect(screens.account).toBeVisible();
    expect(await remainingHours()).toBeCloseTo(400 * 24, 0);
  },
);

test(
  "repeated submits send a form once, and the button shows progress",
  inFullRun,
  async ({ page, apiUrl }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    let requests = 0;
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${apiUrl}/api/sign-in/frontend`, async (route) => {
      requests += 1;
      await released;
      await route.continue();
    });

    await screens.open("/sign-in");
    await screens.signIn({ email: newEmail(), password: testDriver.wrongPassword });
    const busyButton = screens.button("Signing in…");
    await expect(busyButton).toHaveAttribute("aria-disabled", "true");
    await busyButton.click({ force: true });
    await screens.field("Password").press("Enter");
    await screens.field("Password").press("Enter");
    release();
    await expect(
      screens.main.getByRole("alert").filter({ hasText: messages.shared._(errorMessages.wrongCredentials) }),
    ).toBeVisible();
    expect(requests).toBe(1);
  },
);

test(
  "forms have the fields and autocomplete values that password managers need",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const tokens = () =>
      page
        .locator("main form input[autocomplete]")
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("autocomplete")));

    await screens.open("/sign-up");
    const birthday = ["bday-day", "bday-month", "bday-year"];
    const passwords = ["new-password", "new-password"];
    expect(await tokens()).toEqual(["name", "username", "tel", ...birthday, ...passwords]);
    await screens.open("/sign-in?from=/change-password");
    expect(await tokens()).toEqual(["username", "current-password"]);
    await screens.signIn(await newDriver({ apiUrl, webUrl: baseURL }));
    await expect(screens.title("Change your password")).toBeVisible();
    expect(await tokens()).toEqual(["username", "current-password", ...passwords]);
  },
);

test("sign-in does not follow a foreign address in ?from=", inFullRun, async ({ page }) => {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const [first = "", ...others] = [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(document.domain)",
  ].map((from) => `/sign-in?${new URLSearchParams({ from })}`);

  await screens.open(first);
  await screens.signIn({ email: "conducteur@sayara.example", password: "sayara-demo" });
  await expect(page).toHaveURL("/");
  for (const address of others) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
  }
  expect([...hosts]).toEqual(["localhost"]);
});

for (const language of ["en", "es"] as const) {
  test(
    `in ${language} a driver signs in, finds their settings and signs out`,
    inFullRun,
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      const screens = accountScreens(page, await messagesIn(language));
      const driver = await newDriver({ apiUrl, webUrl: baseURL, language });

      await screens.open(`/sign-in?l=${language}&from=/settings`);
      await expectAccessible();
      await screens.signIn(driver);
      await expect(page).toHaveURL("/settings");
      await expect(screens.title("Settings")).toBeVisible();
      await expect(screens.field("Email")).toHaveValue(driver.email);
      await expectAccessible();
      await screens.signOut();
      await expect(screens.signInLink).toBeVisible();
      await expect(page).toHaveURL("/");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await screens.open("/sign-up");
      await expect(screens.title("Create an account")).toBeVisible();
      await expectAccessible();
    },
  );
}
