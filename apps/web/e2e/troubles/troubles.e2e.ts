import { expect } from "@playwright/test";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { openPlaces } from "../support/screens/choosePlace.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { test } from "../support/test.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFaultsRun } from "../support/runs.ts";
import { startTroubles, troubles } from "../support/startTroubles.ts";
import { troubledScreens } from "../support/screens/troubledScreens.ts";

test.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });
test.describe.configure({ timeout: 150_000 });

test("the search and its filters survive a bad network", inFaultsRun, async ({ page, apiUrl, baseURL }) => {
  const { open, main, button, tryEach, messages } = await troubledScreens(page, baseURL);
  const { translate, shared } = messages;
  const calls = `${apiUrl}/api/frontend-cars/**`;
  const failed = main.getByRole("alert").filter({ hasText: translate("The cars could not be loaded") });
  const cards = main.getByRole("article");
  const retry = () => button("Try again").click();

  await open("/?l=fr");
  await (await openPlaces(page, translate("Pick-up place"))).fill("sousse");
  await page
    .getByRole("option", { name: /Sousse/ })
    .first()
    .click();
  const search = main.getByRole("search").getByRole("button", { name: translate("Search") });
  await tryEach({
    calls,
    attempt: (attempts) => (attempts === 0 ? search.click() : retry()),
    expectFailed: async () => {
      await expect(failed).toBeVisible();
      await expect(page).toHaveURL(/\/search\/sousse\?/);
    },
    expectDone: () => expect(cards.first()).toBeVisible(),
  });

  const automatic = main.getByRole("checkbox", { name: shared._(gearboxMessages.automatic) }).first();
  await tryEach({
    calls,
    attempt: (attempts) => (attempts === 0 ? automatic.check({ force: true }) : retry()),
    expectFailed: async () => {
      await expect(failed).toBeVisible();
      await expect(page).toHaveURL(/\/search\/sousse\?.*gearbox=automatic/);
    },
    expectDone: async () => {
      await expect(cards.first()).toBeVisible();
      await expect(automatic).toBeChecked();
    },
  });
});

test(
  "a request for a car survives a bad network and books once",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { tryEach, messages } = await troubledScreens(page, baseURL);
    const { translate } = messages;
    const screens = checkoutScreens(page, messages);
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 165 });
    await fillInDriver(page, messages, newEmail());
    const unknown = translate("We do not know yet whether your request arrived");
    const again = screens.problem.getByRole("button", { name: translate("Try again") });
    await tryEach({
      calls: `${apiUrl}/api/checkout`,
      attempt: async (attempts) => {
        if (attempts > 0 && attempts < troubles.length) return again.click();
        // At the first attempt, and after the rate limit, which is a definite response.
        await screens.request.click();
        await screens.sendRequest.click();
      },
      expectFailed: async (trouble) => {
        const limit = messages.shared._(refusalMessages.too_many_requests);
        await expect(screens.problem).toContainText(trouble === "limited" ? limit : unknown);
        await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
      },
      expectDone: () => expect(screens.reference).toBeVisible(),
      // The notice has the focus and shows the same message.
      limitMessages: null,
    });
  },
);

test("the bookings and a booking survive a bad network", inFaultsRun, async ({ page, apiUrl, baseURL }) => {
  const { open, main, title, field, button, signIn, account, tryEach, messages } = await troubledScreens(
    page,
    baseURL,
  );
  const { translate, shared } = messages;
  const retry = () => button("Try again").click();

  await tryEach({
    calls: `${apiUrl}/api/booking/**`,
    attempt: (attempts) => (attempts === 0 ? open(`/booking?b=${crypto.randomUUID()}&l=fr`) : retry()),
    expectFailed: (trouble) =>
      expect(
        title(trouble === "limited" ? "This booking can't be shown now" : "Your booking could not be loaded"),
      ).toBeVisible(),
    expectDone: () => expect(title("This link needs one more step")).toBeVisible(),
  });

  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  await open("/sign-in?from=/bookings");
  await signIn(driver);
  await expect(account).toBeVisible();
  await expect(title("Your bookings")).toBeVisible();
  const keyword = field("Reference or car");
  const failed = main.getByRole("alert").filter({ hasText: translate("The bookings could not be loaded") });
  await tryEach({
    calls: `${apiUrl}/api/bookings/**`,
    attempt: async (attempts) => {
      if (attempts > 0) return retry();
      await keyword.fill("Clio");
      await keyword.press("Enter");
    },
    expectFailed: async () => {
      await expect(failed).toBeVisible();
      await expect(keyword).toHaveValue("Clio");
    },
    expectDone: async () => {
      await expect(failed).toHaveCount(0);
      await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(keyword).toHaveValue("Clio");
    },
    limitMessages: shared._(faultMessages.unknown),
  });
});

test(
  "pages that could not be loaded show this, and load on a retry",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, main, signIn, account, toasts, messages } = await troubledScreens(page, baseURL);
    const { translate, shared } = messages;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await open("/sign-in?from=/settings&l=fr");
    await signIn(driver);
    await expect(account).toBeVisible();
    const id = crypto.randomUUID();
    const link = `u=${id}&e=amel%40sayara.example&t=${"a".repeat(43)}`;
    const pages: [path: string, calls: string][] = [
      ["/settings", "user/**"],
      ["/notifications", "notifications/**"],
      ["/change-password", "has-password/**"],
      [`/review?b=${id}`, "booking-review/**"],
      [`/unsubscribe?t=${"a".repeat(43)}`, "unsubscribe/**"],
      [`/reset-password?${link}`, "check-token/**"],
      [`/checkout-session/${id}`, "check-checkout-session/**"],
    ];
    const again = main.getByRole("button", {
      name: new RegExp(`^(${translate("Try again")}|${translate("Check again")})$`),
    });
    // A new count would reload the list of notifications and remove its button before it is pressed.
    await page.route(`${apiUrl}/api/notification{-stream,-counter/**}`, (route) => route.abort());
    for (const [number, [path, calls]] of pages.entries()) {
      const cause = await startTroubles(page, { calls: `${apiUrl}/api/${calls}`, webUrl: baseURL });
      cause(troubles[number % troubles.length] ?? "offline");
      await page.goto(path);
      await expect(again).toBeVisible();
      await expect(toasts.getByRole("listitem")).toHaveText([shared._(faultMessages.unknown)]);
      cause(null);
      await again.click();
      await expect(again).toHaveCount(0);
      await page.unroute(`${apiUrl}/api/${calls}`);
    }
  },
);

test(
  "lists and the home page, opened from another page, show that they did not load",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, toasts, messages } = await troubledScreens(page, baseURL);
    const said = toasts.getByRole("listitem").filter({ hasText: messages.shared._(faultMessages.unknown) });
    await open("/about?l=fr");
    const cause = await startTroubles(page, { calls: `${apiUrl}/api/**`, webUrl: baseURL });
    for (const [number, path] of ["/locations", "/suppliers", "/"].entries()) {
      cause(troubles[number] ?? "offline");
      await page.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(said).toBeVisible();
      await toasts
        .getByRole("button", { name: messages.shared._(toastMessages.dismiss) })
        .first()
        .click();
      await expect(said).toHaveCount(0);
    }
  },
);
