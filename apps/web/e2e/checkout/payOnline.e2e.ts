import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { paymentFailureWords } from "@sayara/i18n/words/paymentFailureWords";
import { validationWords } from "@sayara/i18n/words/validationWords";
import { accountScreens } from "../support/accountScreens.ts";
import { eventsOn } from "../support/eventsOn.ts";
import { journey } from "../support/journey.ts";
import { mailsTo } from "../support/mailsTo.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { testDriver } from "../support/testDriver.ts";
import { checkoutScreens } from "../support/checkoutScreens.ts";
import { leaveCheckout, payWith, startPayment } from "../support/startPayment.ts";

const approved = "4242424242424242";
const challenged = "4000000000003220";
const timedOut = "4000000000000119";
const paidTitle = "Thank you, your payment has arrived";

for (const [index, language] of languages.entries()) {
  journey(
    `in ${language} a guest pays the whole sum online and sees it on the booking`,
    repeated(language === "fr"),
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      journey.slow();
      const { words, pay, fields } = await startPayment(page, {
        apiUrl,
        webUrl: baseURL,
        language,
        daysAhead: 200 + 5 * index,
      });
      const { translate } = words;
      await expect(fields.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible();
      await pay(approved);
      await expect(page).toHaveURL(/\/booking\?b=/);
      await expect(accountScreens(page, words).toasts).toContainText(translate(paidTitle));
      const begun = {
        event: "begin_checkout",
        currency: "TND",
        page_location: expect.stringContaining("/checkout"),
      };
      expect(await eventsOn(page, "begin_checkout")).toEqual([expect.objectContaining(begun)]);
      const purchase = { event: "purchase", currency: "TND", page_location: begun.page_location };
      expect(await eventsOn(page, "purchase")).toEqual([expect.objectContaining(purchase)]);
      await page.reload();
      const payments = page.getByRole("region", { name: translate("Payments") });
      await expect(payments).toContainText(translate("Paid online"));
      await expect(payments).toContainText("pay_");
      await expect(payments).not.toContainText(translate("To pay at the agency"));
      expect(await eventsOn(page, "purchase")).toEqual([]);
      await expectAccessible();
    },
  );
}

journey(
  "each refused card has its reason in the checkout, and another card pays the same booking after a reload",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    journey.slow();
    const { words, checkout, pay, fields } = await startPayment(page, {
      apiUrl,
      webUrl: baseURL,
      daysAhead: 220,
    });
    const { translate, shared } = words;
    const screens = checkoutScreens(page, words);
    const refused: [string, PaymentFailure][] = [
      ["4000000000000002", "card_declined"],
      ["4000000000009995", "insufficient_funds"],
      ["4000000000000069", "card_expired"],
      ["4000000000009987", "card_lost"],
    ];
    // Nothing but the terms and the card is wrong: the focus is on the first.
    await screens.terms.uncheck();
    await fields.locator("#number").fill("4242424242424241");
    await screens.pay.click();
    await expect(screens.problem).toContainText(translate("Card number"));
    await expect(fields.locator("#number")).toBeFocused();
    await expect(fields.locator("#number")).toHaveAccessibleDescription(
      shared._(validationWords.card_number_invalid),
    );
    await expect(fields.locator("#expiry")).toHaveAccessibleDescription(shared._(validationWords.required));
    await expectAccessible();
    await screens.terms.check();
    for (const [number, failure] of refused) {
      await pay(number);
      await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureWords[failure]));
      await expect(page.getByRole("alert")).toContainText(shared._(errorWords.paymentFailed));
    }
    await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
    await expectAccessible();
    // The reason is still there later, on the payment's page.
    await page.goto(checkout);
    await page.getByRole("link", { name: translate("Continue to payment") }).click();
    await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureWords.card_lost));
    await payWith(page, words, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments.getByText("pay_")).toHaveCount(1);
  },
);

journey("a bank's question is refused, then confirmed", async ({ page, apiUrl, baseURL }) => {
  journey.slow();
  const { words, pay, fields } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 225 });
  const { translate, shared } = words;
  await pay(challenged);
  await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
  await fields.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByRole("alert")).toContainText(shared._(paymentFailureWords.authentication_failed));
  await payWith(page, words, challenged);
  await fields.getByRole("button", { name: "Confirmer le paiement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
});

journey(
  "a bank that answers too late is asked again, and its payment is found",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    journey.slow();
    const { words, pay } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 230 });
    const { translate } = words;
    await pay(timedOut);
    await expect(
      page.getByRole("heading", { level: 1, name: translate("We are checking your payment…") }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible({
      timeout: 20_000,
    });
  },
);

journey.describe("a tab closed at the bank's question", () => {
  // The page's own calls are cut.
  journey.use({ expectedComplaints: [/Failed to load resource/] });

  journey("loses nothing: the webhook pays the booking", async ({ page, context, apiUrl, baseURL }) => {
    journey.slow();
    const payment = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 235 });
    const { words, email, pay, fields } = payment;
    await pay(challenged);
    await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
    const address = page.url();
    await page.route("**/api/check-checkout-session/**", (route) => route.abort());
    const answered = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/challenge"),
    );
    await fields.getByRole("button", { name: "Confirmer le paiement" }).click({ noWaitAfter: true });
    expect((await answered).status()).toBe(303);
    await page.close();
    expect((await mailsTo(apiUrl, email)).map(({ kind }) => kind)).toEqual(["bookingConfirmed"]);
    const later = await context.newPage();
    await later.goto(address);
    await expect(later.getByRole("heading", { level: 1, name: words.translate(paidTitle) })).toBeVisible();
  });
});

journey(
  "a payment left at the card is continued from the booking, and going back after paying shows no card",
  async ({ page, apiUrl, baseURL }) => {
    journey.slow();
    const { words } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 240 });
    const { translate, like } = words;
    // The car is held for this payment: its checkout leads to it.
    await leaveCheckout(page, words);
    await page.getByRole("link", { name: translate("Back, without paying") }).click();
    await expect(page).toHaveURL(/\/booking\?b=/);
    await page.getByRole("button", { name: like("Pay {amount} online") }).click();
    await expect(page).toHaveURL(/\/checkout-session\//);
    await payWith(page, words, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    await expect(page).toHaveURL(/\/booking\?b=/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  },
);

journey(
  "while the card form does not load, the payment's own page takes the card",
  async ({ page, apiUrl, baseURL }) => {
    journey.slow();
    // Never answered.
    await page.route(
      ({ pathname }) => pathname === "/card",
      () => {},
    );
    const { words } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 275 });
    const { translate } = words;
    const screens = checkoutScreens(page, words);
    await expect(screens.main.getByText(translate("The card form is loading…"))).toBeVisible();
    await screens.continueToPayment.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: translate("Continue to payment") })
      .click();
    await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
    await payWith(page, words, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
  },
);

journey.describe("an address that names no payment", () => {
  journey.use({ expectedComplaints: [/status of 404/] });

  journey("says so", inFullRun, async ({ page, expectAccessible }) => {
    await page.goto("/checkout-session/cs_never?l=en");
    await expect(page.getByRole("heading", { level: 1, name: "We can't find this payment" })).toBeVisible();
    await expectAccessible();
  });
});

journey(
  "two tabs with the same payment charge it once, and both tell the truth",
  inFullRun,
  async ({ page, context, apiUrl, baseURL }) => {
    journey.slow();
    const { words } = await startPayment(page, { apiUrl, webUrl: baseURL, daysAhead: 270 });
    const { translate } = words;
    await leaveCheckout(page, words);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.frameLocator("iframe").locator("#number").fill(approved);
    await payWith(page, words, approved);
    await expect(page.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await payWith(other, words, approved);
    await expect(other.getByRole("heading", { level: 1, name: translate(paidTitle) })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments.getByText("pay_")).toHaveCount(1);
  },
);

journey.describe("at 360 px", () => {
  journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [index, language] of languages.entries()) {
    journey(
      `in ${language} the card's fields and the button fit, and pay`,
      inFullRun,
      async ({ page, apiUrl, baseURL, expectAccessible }) => {
        journey.slow();
        const options = { apiUrl, webUrl: baseURL, language, daysAhead: 245 + 5 * index };
        const { pay, fields } = await startPayment(page, options);
        const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
        expect(await page.evaluate(isWide)).toBe(false);
        expect(await fields.locator("body").evaluate(isWide)).toBe(false);
        await expectAccessible();
        await pay(approved);
        await expect(page).toHaveURL(/\/booking\?b=/);
        expect(await page.evaluate(isWide)).toBe(false);
      },
    );
  }
});
