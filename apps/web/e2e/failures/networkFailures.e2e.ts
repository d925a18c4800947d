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
import { simulateFailures, networkFailures } from "../support/simulateFailures.ts";
import { screensWithFailures } from "../support/screens/screensWithFailures.ts";

test.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });
test.describe.configure({ timeout: 150_000 });

test("the search and its filters survive a bad network", inFaultsRun, async ({ page, apiUrl, baseURL }) => {
  const { open, main, button, tryEachFailure, messages } = await screensWithFailures(page, baseURL);
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
  await tryEachFailure({
    calls,
    attempt: (attempts) => (attempts === 0 ? search.click() : retry()),
    expectFailed: async () => {
      await expect(failed).toBeVisible();
      await expect(page).toHaveURL(/\/search\/sousse\?/);
    },
    expectDone: () => expect(cards.first()).toBeVisible(),
  });

  const automatic = main.getByRole("checkbox", { name: shared._(gearboxMessages.automatic) }).first();
  await tryEachFailure({
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
    const { tryEachFailure, messages } = await screensWithFailures(page, baseURL);
    const { translate } = messages;
    const screens = checkoutScreens(page, messages);
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 165 });
    await fillInDriver(page, messages, newEmail());
    const unknownText = translate("We do not know yet whether your request arrived");
    const retryButton = screens.problem.getByRole("button", { name: translate("Try again") });
    await tryEachFailure({
      calls: `${apiUrl}/api/checkout`,
      attempt: async (attempts) => {
        if (attempts > 0 && attempts < networkFailures.length) return retryButton.click();
        // The first attempt, and the attempt after the rate limit, which is a definite response.
        await screens.request.click();
        await screens.sendRequest.click();
      },
      expectFailed: async (failure) => {
        const limit = messages.shared._(refusalMessages.too_many_requests);
        await expect(screens.problem).toContainText(failure === "limited" ? limit : unknownText);
        await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
      },
      expectDone: () => expect(screens.reference).toBeVisible(),
      // The notice has the focus and shows the same message.
      limitText: null,
    });
  },
);

test(
  "the list of bookings and a booking's page survive a bad network",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, main, title, field, button, signIn, account, tryEachFailure, messages } =
      await screensWithFailures(page, baseURL);
    const { translate, shared } = messages;
    const retry = () => button("Try again").click();

    await tryEachFailure({
      calls: `${apiUrl}/api/booking/**`,
      attempt: (attempts) => (attempts === 0 ? open(`/booking?b=${crypto.randomUUID()}&l=fr`) : retry()),
      expectFailed: (failure) =>
        expect(
          title(
            failure === "limited" ? "This booking can't be shown now" : "Your booking could not be loaded",
          ),
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
    await tryEachFailure({
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
      limitText: shared._(faultMessages.unknown),
    });
  },
);

test(
  "pages whose data could not be loaded show a retry button and a toast, and load on the retry",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, main, signIn, account, toasts, messages } = await screensWithFailures(page, baseURL);
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
    const retryButton = main.getByRole("button", {
      name: new RegExp(`^(${translate("Try again")}|${translate("Check again")})$`),
    });
    // A new count would reload the list of notifications and remove its button before it is pressed.
    await page.route(`${apiUrl}/api/notification{-stream,-counter/**}`, (route) => route.abort());
    for (const [number, [path, calls]] of pages.entries()) {
      const setFailure = await simulateFailures(page, { calls: `${apiUrl}/api/${calls}`, webUrl: baseURL });
      setFailure(networkFailures[number % networkFailures.length] ?? "offline");
      await page.goto(path);
      await expect(retryButton).toBeVisible();
      await expect(toasts.getByRole("listitem")).toHaveText([shared._(faultMessages.unknown)]);
      setFailure(null);
      await retryButton.click();
      await expect(retryButton).toHaveCount(0);
      await page.unroute(`${apiUrl}/api/${calls}`);
    }
  },
);

test(
  "lists and the home page, opened from another page, show a toast if they could not be loaded",
  inFaultsRun,
  async ({ page, apiUrl, baseURL }) => {
    const { open, toasts, messages } = await screensWithFailures(page, baseURL);
    const failureToast = toasts
      .getByRole("listitem")
      .filter({ hasText: messages.shared._(faultMessages.unknown) });
    const setFailure = await simulateFailures(page, { calls: `${apiUrl}/api/**`, webUrl: baseURL });
    for (const [number, path] of ["/locations", "/suppliers", "/"].entries()) {
      // If the page's code is late, the browser opens the page as a document, which these failures do not
      // affect. The link is then pressed again.
      await expect(async () => {
        setFailure(null);
        await open("/about?l=fr");
        setFailure(networkFailures[number] ?? "offline");
        await page.locator(`a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(path);
        await expect(failureToast).toBeVisible({ timeout: 5000 });
      }).toPass();
      await toasts
        .getByRole("button", { name: messages.shared._(toastMessages.dismiss) })
        .first()
        .click();
      await expect(failureToast).toHaveCount(0);
    }
  },
);
