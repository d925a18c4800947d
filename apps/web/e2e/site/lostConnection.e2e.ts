import { expect } from "@playwright/test";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { test } from "../support/test.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ expectedConsoleMessages: [/Failed to (load resource|fetch)/] });

test("offline, a request keeps the typed values; sent again after a lost response, it books once", async ({
  page,
  context,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, shared } = messages;
  const screens = checkoutScreens(page, messages);
  const email = newEmail();
  await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 100 });
  await fillInDriver(page, messages, email);

  await context.setOffline(true);
  // This changes the URL.
  await screens.option.check();
  await screens.request.click();
  await expect(screens.problem).toContainText(translate("Your request was not sent"));
  await expect(screens.problem).toContainText(shared._(faultMessages.network));
  await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);

  await context.setOffline(false);
  await screens.request.click();
  await expect(screens.dialog).toBeVisible();
  await context.setOffline(true);
  await screens.sendRequest.click();
  const unknownOutcome = screens.main
    .getByRole("alert")
    .filter({ hasText: translate("We do not know yet whether your request arrived") });
  await expect(unknownOutcome).toBeVisible();
  await expect(screens.option).toBeChecked();

  await context.setOffline(false);
  // The request arrives, but its response does not.
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/checkout"));
  await page.route("**/api/checkout", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await unknownOutcome.getByRole("button", { name: translate("Try again") }).click();
  await lost;
  await expect(unknownOutcome).toBeVisible();
  await page.unroute("**/api/checkout");
  // Even after a reload, the page repeats the same request and does not make a second one.
  await page.reload();
  await unknownOutcome.getByRole("button", { name: translate("Try again") }).click();
  await expect(screens.reference).toBeVisible();
  expect((await mailsTo(apiUrl, email)).map(({ kind }) => kind)).toEqual(["bookingRequested"]);
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    "a failure toast does not cover the price bar",
    inFullRun,
    async ({ page, context, apiUrl, baseURL }) => {
      test.slow();
      const messages = await messagesIn("es");
      const screens = checkoutScreens(page, messages);
      const { toasts } = accountScreens(page, messages);
      await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 125, language: "es" });
      await fillInDriver(page, messages, newEmail());
      await context.setOffline(true);
      await screens.request.click();
      const toast = toasts.getByRole("listitem");
      await expect(toast).toHaveText(messages.shared._(faultMessages.unknown));
      // Waits for the toast's entrance animation.
      await toast.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)));
      const [toastBox, price, button] = await Promise.all([
        toast.boundingBox(),
        page.getByRole("button", { name: messages.like("{days}: details") }).boundingBox(),
        screens.request.boundingBox(),
      ]);
      const bottom = (toastBox?.y ?? 0) + (toastBox?.height ?? 0);
      expect(bottom).toBeLessThanOrEqual(Math.min(price?.y ?? 0, button?.y ?? 0));
      await context.setOffline(false);
    },
  );
});
