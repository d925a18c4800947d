import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { notificationMessages } from "@sayara/i18n/messages/notificationMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { bookingNotifications } from "../support/people/bookingNotifications.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const isStream = (url: string) => url.endsWith("/api/notification-stream");

test("notifications arrive live in two windows, link to their booking, and can be deleted and restored", async ({
  page,
  context,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate } = messages;
  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  const notifications = await bookingNotifications({ apiUrl, webUrl: baseURL, driver, daysAhead: 340 });
  const streams = trackOpenStreams(context);
  await signIn(page, messages, { driver, path: "/notifications" });
  await expect(bellOf(page)).toHaveText("1");
  await expect(rowsOf(page, messages)).toHaveCount(1);

  const secondPage = await context.newPage();
  await secondPage.goto("/bookings");
  await expect(bellOf(secondPage)).toHaveText("1");
  await notifications.declineRequests(1);
  await expect(bellOf(secondPage)).toHaveText("3");
  await expect(bellOf(page)).toHaveText("3");
  await expect(rowsOf(page, messages)).toHaveCount(3);
  await expect(bellOf(page)).toHaveAccessibleName(/3/);
  expect(streams()).toBe(2);
  await expectAccessible();

  const thirdPage = await context.newPage();
  await thirdPage.goto("/notifications");
  await expect(rowsOf(thirdPage, messages)).toHaveCount(3);
  await page.close();
  await notifications.declineRequests(1);
  await expect(bellOf(thirdPage)).toHaveText("5");
  await expect(rowsOf(thirdPage, messages)).toHaveCount(5);
  await secondPage.close();
  await expect.poll(streams).toBe(1);

  // The newest notification reports the decision. Opening it marks it as read.
  const declined = messages.shared._({
    ...notificationMessages.cancellation_declined,
    values: { reference: notifications.reference },
  });
  const newest = rowsOf(thirdPage, messages).first();
  await newest.getByRole("link", { name: declined }).click();
  await expect(thirdPage).toHaveURL(`/booking?b=${notifications.id}`);
  await expect(bellOf(thirdPage)).toHaveText("4");
  await bellOf(thirdPage).click();
  await expect(thirdPage).toHaveURL("/notifications");
  await newest
    .getByRole("button", { name: translate("Mark as unread: {words}").replace("{words}", declined) })
    .click();
  await expect(bellOf(thirdPage)).toHaveText("5");
  await thirdPage.getByRole("button", { name: translate("Mark all as read") }).click();
  await expect(bellOf(thirdPage)).toHaveText("");
  await expect(thirdPage.getByRole("button", { name: translate("Mark all as read") })).toHaveCount(0);

  await thirdPage.getByRole("button", { name: translate("Delete all") }).click();
  await expect(thirdPage.getByRole("heading", { name: translate("No notification") })).toBeVisible();
  const { toasts } = accountScreens(thirdPage, messages);
  await toasts.getByRole("button", { name: translate("Undo") }).click();
  await expect(rowsOf(thirdPage, messages)).toHaveCount(5);

  // The deletion can still be undone after a reload.
  await thirdPage.getByRole("button", { name: translate("Delete all") }).click();
  await expect(thirdPage.getByRole("heading", { name: translate("No notification") })).toBeVisible();
  await thirdPage.reload();
  await thirdPage
    .getByRole("main")
    .getByRole("button", { name: translate("Undo") })
    .click();
  await expect(rowsOf(thirdPage, messages)).toHaveCount(5);
  await accountScreens(thirdPage, messages).signOut();
  await expect(bellOf(thirdPage)).toHaveCount(0);
  await expect.poll(streams).toBe(0);
});

test(
  "a notification that arrives between the list and the first count appears in the list",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const notifications = await bookingNotifications({ apiUrl, webUrl: baseURL, driver, daysAhead: 320 });
    let open = () => {};
    const opening = new Promise<void>((resolve) => (open = resolve));
    await page.route(
      ({ href }) => isStream(href),
      async (route) => {
        await opening;
        await route.continue();
      },
    );
    await signIn(page, messages, { driver, path: "/notifications" });
    await expect(rowsOf(page, messages)).toHaveCount(1);
    await notifications.declineRequests(1);
    open();
    await expect(bellOf(page)).toHaveText("3");
    await expect(rowsOf(page, messages)).toHaveCount(3);
  },
);

test(
  "the second page works by keyboard and on a phone",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const notifications = await bookingNotifications({ apiUrl, webUrl: baseURL, driver, daysAhead: 345 });
    await notifications.declineRequests(16);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, messages, { driver, path: "/notifications" });
    const rows = rowsOf(page, messages);
    await expect(rows).toHaveCount(30);
    await expect(bellOf(page)).toHaveText("33");
    await expectNoOverflow(page);
    await expectAccessible();

    await page
      .getByRole("link", { name: messages.shared._({ ...paginationMessages.page, values: { page: 2 } }) })
      .click();
    await expect(page).toHaveURL("/notifications?page=2");
    await expect(rows).toHaveCount(3);

    // Selects two notifications by keyboard and presses the button of the selection bar.
    const boxes = page.locator('input[name="selected"]');
    await boxes.first().focus();
    await page.keyboard.press("Shift+ArrowDown");
    const bar = page.getByRole("region", { name: translate("Selection") });
    await expect(bar).toContainText("2");
    await expectAccessible();
    await bar.getByRole("button", { name: translate("Delete"), exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(1);
    await expect(bar).toHaveCount(0);

    // Deleting the last notification of the page shows the first page.
    await boxes.first().focus();
    await page.keyboard.press("Space");
    await bar.getByRole("button", { name: translate("Delete"), exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/notifications");
    await expect(rows).toHaveCount(30);
    await expectNoOverflow(page);
  },
);

test.describe("without the notification stream", () => {
  test.use({ expectedConsoleMessages: [/status of 503/] });

  test(
    "the count is requested each minute, and the stream is reopened",
    inFullRun,
    async ({ page, apiUrl, baseURL }) => {
      await page.clock.install();
      const messages = await messagesIn("fr");
      const driver = await newDriver({ apiUrl, webUrl: baseURL });
      const notifications = await bookingNotifications({ apiUrl, webUrl: baseURL, driver, daysAhead: 350 });
      let refused = 0;
      await page.route(
        ({ href }) => isStream(href),
        async (route) => {
          refused += 1;
          if (refused > 2) return await route.continue();
          return await route.fulfill({ status: 503 });
        },
      );
      await signIn(page, messages, { driver, path: "/bookings" });
      await expect(bellOf(page)).toHaveText("1");
      await notifications.declineRequests(1);
      await page.clock.fastForward("01:20");
      await expect(bellOf(page)).toHaveText("3");
      expect(refused).toBe(2);
      await page.clock.fastForward("01:20");
      await expect.poll(() => refused).toBe(3);
      await notifications.declineRequests(1);
      await expect(bellOf(page)).toHaveText("5");
      expect(refused).toBe(3);
    },
  );
});

for (const language of ["en", "es"] as const) {
  test(
    `the list is accessible in ${language}`,
    inFullRun,
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      const messages = await messagesIn(language);
      const driver = await newDriver({ apiUrl, webUrl: baseURL, language });
      const notifications = await bookingNotifications({ apiUrl, webUrl: baseURL, driver, daysAhead: 354 });
      await signIn(page, messages, { driver, path: "/notifications", language });
      const requested = messages.shared._({
        ...notificationMessages.booking_requested,
        values: { reference: notifications.reference },
      });
      await expect(page.getByRole("link", { name: requested })).toBeVisible();
      await expectAccessible();
    },
  );
}

test(
  "signed out, the page redirects to the sign-in page and back",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    await page.goto("/notifications");
    await expect(page).toHaveURL(/\/sign-in\?from=/);
    await accountScreens(page, messages).signIn(driver);
    await expect(page).toHaveURL("/notifications");
    await expect(page.getByRole("heading", { name: messages.translate("No notification") })).toBeVisible();
    await accountScreens(page, messages).account.click();
    const menu = page.getByRole("dialog", { name: messages.translate("Your account") });
    await expect(menu.getByRole("link", { name: messages.translate("Notifications") })).toBeVisible();
  },
);

interface SignInOptions {
  driver: { email: string; password: string };
  path: string;
  language?: Language;
}

async function signIn(
  page: Page,
  messages: Messages,
  { driver, path, language }: SignInOptions,
): Promise<void> {
  await startSession(page, driver);
  await accountScreens(page, messages).open(language === undefined ? path : `${path}?l=${language}`);
}

/** The header's link to the notifications, with the number of unread ones. */
const bellOf = (page: Page) => page.getByRole("banner").locator('a[href="/notifications"]');

const rowsOf = (page: Page, { translate }: Messages) =>
  page
    .getByRole("region", { name: translate("List of notifications") })
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });

/** Returns a function that counts the open streams of a browser's tabs. */
function trackOpenStreams(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  context.on("request", (request) => {
    if (!isStream(request.url())) return;
    open.add(request);
    request
      .frame()
      .page()
      .once("close", () => open.delete(request));
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  return () => open.size;
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
