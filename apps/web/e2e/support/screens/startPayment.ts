import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import type { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
import { checkoutScreens } from "./checkoutScreens.ts";
import { fillInDriver } from "./fillInDriver.ts";
import { newEmail } from "../people/newDriver.ts";
import { openCheckout } from "./openCheckout.ts";
import { type Messages, messagesIn } from "../messagesIn.ts";

interface PaymentOptions {
  apiUrl: string;
  webUrl: string | undefined;
  language?: Language;
  /** Days until pick-up, different for each test, so that no test takes the car of another. */
  daysAhead: number;
  /** An extra that the car's agency offers. */
  extra?: ExtraKind;
}

/** A checkout to pay by card: its messages, card fields and actions. */
export interface CardCheckout {
  messages: Messages;
  /** The guest's email address. */
  email: string;
  /** URL of the checkout. */
  checkout: string;
  fields: FrameLocator;
  /** Fills in a card, presses the button and confirms. */
  pay: (number: string) => Promise<void>;
}

const declined = "4000000000000002";

/** Fills in the checkout of a free car as a guest, and selects payment of the full amount by card. */
export async function startPayment(
  page: Page,
  { apiUrl, webUrl, language = "fr", daysAhead, extra }: PaymentOptions,
): Promise<CardCheckout> {
  const messages = await messagesIn(language);
  const email = newEmail();
  const rental = { apiUrl, webUrl, daysAhead, language };
  const { address: checkout } = await openCheckout(page, extra === undefined ? rental : { ...rental, extra });
  await fillInDriver(page, messages, email);
  const { payInFull, card } = checkoutScreens(page, messages);
  await payInFull.check();
  return { messages, email, checkout, fields: card, pay: (number) => payInCheckout(page, messages, number) };
}

/** Fills in a card in the checkout, presses the button and confirms. */
export async function payInCheckout(page: Page, messages: Messages, number: string): Promise<void> {
  const { pay, payDialog, confirmPayment } = checkoutScreens(page, messages);
  await fillInCard(page, number);
  await pay.click();
  await expect(payDialog).toBeVisible();
  // A second press while the first is processed opens no second payment.
  await confirmPayment.dblclick();
}

/** Lets a card be refused in the checkout and then leaves it: the payment stays open on a separate page. */
export async function leaveCheckout(page: Page, messages: Messages): Promise<void> {
  const checkout = page.url();
  await payInCheckout(page, messages, declined);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.goto(checkout);
  await page.getByRole("link", { name: messages.translate("Continue to payment") }).click();
  await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
}

/** Fills in a card on the payment's page and presses the button. */
export async function payWith(page: Page, { like }: Messages, number: string): Promise<void> {
  await fillInCard(page, number);
  await page.getByRole("button", { name: like("Pay {amount}") }).click();
}

async function fillInCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator("iframe");
  await fields.locator("#number").fill(number);
  await fields.locator("#expiry").fill("12/40");
  await fields.locator("#securityCode").fill("123");
}
