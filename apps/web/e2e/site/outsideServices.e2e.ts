import { expect, type Page } from "@playwright/test";
import {
  type IdentityStandIn,
  startIdentityStandIn,
} from "@sayara/api/testing/standIns/startIdentityStandIn";
import { socialProviderMessages } from "@sayara/i18n/messages/socialProviderMessages";
import { type GoogleStandIn, startFakeRecaptcha } from "../accounts/startFakeRecaptcha.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { fillInSignUp } from "../support/screens/fillInSignUp.ts";
import { submitProviderForm } from "../support/screens/submitProviderForm.ts";
import { type DedicatedServers, startDedicatedServers } from "../support/servers/startDedicatedServers.ts";
import { repeated } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { test as base } from "../support/test.ts";

interface Marketplace {
  servers: DedicatedServers;
  google: GoogleStandIn;
  standIn: IdentityStandIn;
}

/** One marketplace for the tests of this file, with all third-party services: sign-in, captcha and analytics. */
const test = base.extend<object, { marketplace: Marketplace }>({
  marketplace: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
    async ({}, provide) => {
      const [google, standIn] = [await startFakeRecaptcha(), await startIdentityStandIn()];
      const servers = await startDedicatedServers({
        env: { ...google.apiEnvironment, ...standIn.env },
        webEnv: { GTAG_ID: "G-ABC123DEF4" },
      });
      await provide({ servers, google, standIn });
      await servers.stop();
      await standIn.stop();
      await google.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  apiUrl: async ({ marketplace }, provide) => provide(marketplace.servers.apiUrl),
  baseURL: async ({ marketplace }, provide) => provide(marketplace.servers.webUrl),
});

// In one worker, which starts the servers once.
test.describe.configure({ mode: "default" });

const providers = ["google", "facebook", "apple"] as const;

for (const provider of providers) {
  test(
    `a driver signs in with ${provider} and returns to the page, also after a cancelled attempt`,
    repeated(provider === "google"),
    async ({ page, marketplace: { standIn }, expectAccessible }) => {
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

test("with reCAPTCHA a driver ticks the box and signs up, and no other page loads Google's files", async ({
  page,
  marketplace: { google },
  apiUrl,
  expectAccessible,
}) => {
  const messages = await messagesIn("fr");
  const { translate } = messages;
  const screens = accountScreens(page, messages);
  const { main } = screens;
  const email = newEmail();
  const captchaBox = page.frameLocator("iframe[title=reCAPTCHA]").getByRole("checkbox");
  const requestedPaths = await google.interceptIn(page);

  await screens.open("/sign-in");
  expect(requestedPaths).toEqual([]);
  await screens.open("/sign-up");
  await fillInSignUp(page, messages, email);
  await expect(captchaBox).toBeVisible();
  expect(requestedPaths.slice(0, 2)).toEqual(["/recaptcha/api.js", "/recaptcha/releases/1/recaptcha__fr.js"]);
  await expectAccessible();

  google.acceptTokens(false);
  await captchaBox.check();
  await expect(main.getByText(translate("That did not work. Tick the box again."))).toBeVisible();
  await expect(captchaBox).not.toBeChecked();
  google.acceptTokens(true);
  await captchaBox.check();
  await expect(main.getByText(translate("Confirmed"))).toBeVisible();
  await screens.button("Create my account").click();
  await expect(page).toHaveURL("/");
  await expect(screens.account).toContainText(testDriver.fullName);
  expect(google.verifiedTokens).toHaveLength(2);
  expect(await mailedLink(apiUrl, email, "/activate")).toContain(encodeURIComponent(email));
});

/** Returns the names of analytics cookies and local storage keys. */
const listStored = async (page: Page) => {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].filter(
    (name) => name.startsWith("_ga") || name === "sayara.purchases",
  );
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("analytics waits for consent, which is as easy to refuse as to give, and the footer withdraws it in all tabs", async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const { translate } = await messagesIn("fr");
    let loaded = 0;
    await page.route("https://www.googletagmanager.com/**", (route) => {
      loaded += 1;
      // Sets a cookie, as Google's script does.
      return route.fulfill({
        contentType: "text/javascript",
        body: 'document.cookie = "_ga=GA1.1.1.1; Path=/"',
      });
    });
    const prompt = page.getByRole("region", { name: translate("Cookies") });
    const choose = (label: string) => prompt.getByRole("button", { name: translate(label) }).click();
    const footerLink = page
      .getByRole("contentinfo")
      .getByRole("link", { name: translate("Cookies"), exact: true });
    // Before hydration the page does not notice wheel events, and the link goes to /privacy, which has the setting too.
    const retryOptions = { intervals: [500] };
    const expectPrompt = () =>
      expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(prompt).toBeVisible({ timeout: 2000 });
      }).toPass(retryOptions);
    const openPrompt = () =>
      expect(async () => {
        await footerLink.click();
        await expect(prompt).toBeFocused({ timeout: 2000 });
      }).toPass(retryOptions);

    await page.goto("/?l=fr");
    await expectPrompt();
    await expectAccessible();
    const [refuse, accept] = await Promise.all(
      ["Refuse", "Accept"].map((label) =>
        prompt.getByRole("button", { name: translate(label) }).boundingBox(),
      ),
    );
    expect(refuse?.width).toBe(accept?.width);
    expect(refuse?.height).toBe(accept?.height);
    await choose("Refuse");
    await expect(prompt).toBeHidden();
    await page.reload();
    await openPrompt();
    expect(loaded).toBe(0);
    expect(await listStored(page)).toEqual([]);

    await choose("Accept");
    await expect(prompt).toBeHidden();
    await expect(footerLink).toBeFocused();
    await expect.poll(() => listStored(page)).toEqual(["_ga"]);
    expect(loaded).toBe(1);

    const other = await page.context().newPage();
    await other.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
    await other.goto("/about?l=fr");
    // Google's script reads this before it sends or stores anything.
    const isStopped = () => other.evaluate(() => Reflect.get(window, "ga-disable-G-ABC123DEF4") as unknown);
    await expect(async () => {
      await other.mouse.wheel(0, 100);
      expect(await isStopped()).toBe(false);
    }).toPass(retryOptions);

    await openPrompt();
    await choose("Refuse");
    await expect.poll(() => listStored(page)).toEqual([]);
    expect(await isStopped()).toBe(true);
  });
});
