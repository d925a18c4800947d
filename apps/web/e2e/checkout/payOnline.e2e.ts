import { expect } from "@playwright/test";
import { demoExtras } from "@sayara/api/demo/demoExtras";
import { languages } from "@sayara/domain/language/Language";
import { toMillimes } from "@sayara/domain/money/millimes";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { paymentFailureMessages } from "@sayara/i18n/messages/booking/paymentFailureMessages";
import { validationMessages } from "@sayara/i18n/messages/validationMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { readAnalyticsEvents } from "../support/readAnalyticsEvents.ts";
import { test } from "../support/test.ts";
import { ledgerSum } from "../support/people/ledgerSum.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { figureOf, recomputeReceipt } from "../support/screens/recomputeReceipt.ts";
import { leaveCheckout, payWith, startPayment } from "../support/screens/startPayment.ts";

const approved = "4242424242424242";
const challenged = "4000000000003220";
const timedOut = "4000000000000119";
/**
 * Milliseconds. After the press, the page solves a puzzle, makes the booking, charges the card and reads the
 * result from the gateway in sequence. It waits up to 25 seconds for the card frame alone.
 */
const PAYMENT_TIMEOUT_MS = 45_000;
const paidTitle = "Thank you, your payment has arrived";
const childSeat = demoExtras.find(({ kind }) => kind === "childSeat");
/** Millimes per day. */
const SEAT_PRICE = toMillimes(childSeat?.price ?? 0);

for (const [index, language] of languages.entries()) {
  test(
    `[RC1, EX4] in ${language} a guest adds two child seats, pays online, and recomputes every amount on the booking`,
    repeated(language === "fr"),
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      const { messages, pay, fields } = await startPayment(page, {
        apiUrl,
        webUrl: baseURL,
        language,
        daysAhead: 200 + 5 * index,
        extra: "childSeat",
      });
      const { translate } = messages;
      await expect(fields.locator("html")).toHaveAttribute("lang", language);
      const prices = page.getByRole("complementary", { name: translate("Your rental") }).getByRole("table");
      const withoutSeats = await ledgerSum(prices);
      const total = withoutSeats + 2 * 3 * SEAT_PRICE;
      const extras = page.getByRole("region", { name: translate("Extras") });
      await extras.getByRole("combobox", { name: childSeat?.name[language] ?? "" }).selectOption("2");
      await expect(async () => expect(await ledgerSum(prices)).toBe(total)).toPass();
      await expectAccessible();
      await pay(approved);
      await expect(page).toHaveURL(/\/booking\?b=/, { timeout: PAYMENT_TIMEOUT_MS });
      await expect(accountScreens(page, messages).toasts).toContainText(translate(paidTitle));
      const beginCheckout = {
        event: "begin_checkout",
        currency: "TND",
        page_location: expect.stringContaining("/checkout"),
      };
      expect(await readAnalyticsEvents(page, "begin_checkout")).toEqual([
        expect.objectContaining(beginCheckout),
      ]);
      const purchase = { event: "purchase", currency: "TND", page_location: beginCheckout.page_location };
      expect(await readAnalyticsEvents(page, "purchase")).toEqual([expect.objectContaining(purchase)]);
      await page.reload();
      const payments = page.getByRole("region", { name: translate("Payments") });
      await expect(payments).toContainText(translate("Paid online"));
      await expect(payments).toContainText("pay_");
      await expect(payments).not.toContainText(translate("To pay at the agency"));
      expect(await readAnalyticsEvents(page, "purchase")).toEqual([]);
      const recomputed = await recomputeReceipt(page, messages);
      expect(recomputed.quote.days).toBe(3);
      expect(toMillimes(recomputed.quote.total)).toBe(total);
      const lines = recomputed.figures.filter(({ kind }) => kind === "extra");
      expect(lines.map(({ amount }) => toMillimes(amount))).toEqual([total - withoutSeats]);
      expect(figureOf(recomputed, "paid")).toBe(recomputed.quote.total);
      expect(figureOf(recomputed, "due")).toBe(0);
      await expectAccessible();
    },
  );
}

test(
  "each refused card shows its reason in the checkout, and another card pays the same booking after a reload",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const { messages, checkout, pay, fields } = await startPayment(page, {
      apiUrl,
      webUrl: baseURL,
      daysAhead: 220,
    });
    const { translate, shared } = messages;
    const screens = checkoutScreens(page, messages);
    const refused: [string, PaymentFailure][] = [
      ["4000000000000002", "card_declined"],
      ["4000000000009995", "insufficient_funds"],
      ["4000000000000069", "card_expired"],
      ["4000000000009987", "card_lost"],
    ];
    // Only the terms and the card are invalid, so the focus is on the first of them.
    await screens.terms.uncheck();
    await fields.locator("#number").fill("4242424242424241");
    await screens.pay.click();
    await expect(screens.problem).toContainText(translate("Card number"));
    await expect(fields.locator("#number")).toBeFocused();
    await expect(fields.locator("#number")).toHaveAccessibleDescription(
      shared._(validationMessages.card_number_invalid),
    );
    await expect(fields.locator("#expiry")).toHaveAccessibleDescription(
      shared._(validationMessages.required),
    );
    await expectAccessible();
    await screens.terms.check();
    for (const [number, failure] of refused) {
      await pay(number);
      await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureMessages[failure]));
      await expect(page.getByRole("alert")).toContainText(shared._(errorMessages.paymentFailed));
    }
    await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
    await expectAccessible();
    // The reason is still shown later, on the payment's page.
    await page.goto(checkout);
    await page.getByRole("link", { name: translate("Continue to payment") }).click();
    await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureMessages.card_lost));
    await payWith(page, messages, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments.getByText("pay_")).toHaveCount(1);
  },
);

test(
  "a bank that responds too late is queried again, and its payment is found",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    test.slow();
    const { messages, pay } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 230 });
    const { translate } = messages;
    await pay(timedOut);
    await expect(
      page.getByRole("heading", { level: 1, name: translate("We are checking your payment…") }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible({
      timeout: 20_000,
    });
  },
);

test.describe("a tab closed during the bank's challenge", () => {
  // The page's own calls are aborted.
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("loses no payment: the webhook pays the booking", async ({ page, context, apiUrl, baseURL }) => {
    test.slow();
    const payment = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 235 });
    const { messages, email, pay, fields } = payment;
    await pay(challenged);
    await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
    const address = page.url();
    await page.route("**/api/check-checkout-session/**", (route) => route.abort());
    const challengeResponse = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/challenge"),
    );
    await fields.getByRole("button", { name: "Confirmer le paiement" }).click({ noWaitAfter: true });
    expect((await challengeResponse).status()).toBe(303);
    await page.close();
    expect((await mailsTo(apiUrl, email)).map(({ kind }) => kind)).toEqual(["bookingConfirmed"]);
    const newTab = await context.newPage();
    await newTab.goto(address);
    await expect(
      newTab.getByRole("heading", { level: 1, name: messages.translate(paidTitle) }),
    ).toBeVisible();
  });
});

test("if the card form does not load, the card is paid on the payment's own page, after one refused and one confirmed bank challenge", async ({
  page,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  // Never responds.
  await page.route(
    ({ pathname }) => pathname === "/card",
    () => {},
  );
  const { messages, fields } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 275 });
  const { translate, shared } = messages;
  const screens = checkoutScreens(page, messages);
  await expect(screens.main.getByText(translate("The card form is loading…"))).toBeVisible();
  await screens.continueToPayment.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("Continue to payment") })
    .click();
  await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
  await payWith(page, messages, challenged);
  await fields.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureMessages.authentication_failed));
  await payWith(page, messages, challenged);
  await fields.getByRole("button", { name: "Confirmer le paiement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
});

test.describe("a URL without a valid payment", () => {
  test.use({ expectedConsoleMessages: [/status of 404/] });

  test("shows that the payment does not exist", inFullRun, async ({ page, expectAccessible }) => {
    await page.goto("/checkout-session/cs_never?l=en");
    await expect(page.getByRole("heading", { level: 1, name: "We can't find this payment" })).toBeVisible();
    await expectAccessible();
  });
});

test(
  "two tabs with the same payment charge it once, and both show it as paid",
  inFullRun,
  async ({ page, context, apiUrl, baseURL }) => {
    test.slow();
    const { messages } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 270 });
    const { translate } = messages;
    await leaveCheckout(page, messages);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.frameLocator("iframe").locator("#number").fill(approved);
    await payWith(page, messages, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await payWith(other, messages, approved);
    await expect(other.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments.getByText("pay_")).toHaveCount(1);
  },
);

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [index, language] of languages.entries()) {
    test(
      `in ${language} the card fields and the button fit, and the payment succeeds`,
      inFullRun,
      async ({ page, apiUrl, baseURL, expectAccessible }) => {
        test.slow();
        const options = { apiUrl, webUrl: baseURL, language, daysAhead: 245 + 5 * index };
        const { pay, fields } = await startPayment(page, options);
        const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
        expect(await page.evaluate(isWide)).toBe(false);
        expect(await fields.locator("body").evaluate(isWide)).toBe(false);
        await expectAccessible();
        await pay(approved);
        await expect(page).toHaveURL(/\/booking\?b=/, { timeout: PAYMENT_TIMEOUT_MS });
        expect(await page.evaluate(isWide)).toBe(false);
      },
    );
  }
});
