import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { anotherDriver } from "./anotherDriver.ts";
import { fillInDriver } from "./fillInDriver.ts";
import { inDays } from "./inDays.ts";
import { newEmail } from "./newDriver.ts";
import { type Words, wordsIn } from "./wordsIn.ts";

interface PaymentOptions {
  apiUrl: string;
  webUrl: string | undefined;
  language?: Language;
  /** Days until pick-up, of its own for each journey, so that none takes another's car. */
  daysAhead: number;
}

/** An open payment: its words, the card's fields and buttons. */
export interface OpenPayment {
  words: Words;
  /** The guest's address. */
  email: string;
  /** Address of the checkout that started it. */
  checkout: string;
  fields: FrameLocator;
  /** Fills in a card and presses the button. */
  pay: (number: string) => Promise<void>;
}

const place = "aeroport-tunis-carthage";

/** A guest fills in the checkout of a free car and continues to pay the whole sum online. */
export async function startPayment(
  page: Page,
  { apiUrl, webUrl = "", language = "fr", daysAhead }: PaymentOptions,
): Promise<OpenPayment> {
  const words = await wordsIn(language);
  const { translate, like } = words;
  const [from, to] = [inDays(daysAhead), inDays(daysAhead + 3)];
  const [car = ""] = await anotherDriver({ apiUrl, webUrl }).findsCars({ car: "", place, from, to });
  const email = newEmail();
  const rental = new URLSearchParams({ car, pickup: place, dropoff: place, from, to, l: language });
  const checkout = `/checkout?${rental}`;
  await page.goto(checkout);
  await fillInDriver(page, words, email);
  await page.getByRole("radio", { name: like("The full amount now, by card") }).check();
  const next = page.getByRole("button", { name: translate("Continue to payment") });
  // A second press while the first works opens no second payment.
  await next.and(page.locator(":visible")).dblclick();
  await expect(page).toHaveURL(/\/checkout-session\/[\w-]+$/);
  const fields = page.frameLocator("iframe");
  return {
    words,
    email,
    checkout,
    fields,
    pay: (number) => payWith(page, words, number),
  };
}

/** Fills in a card on the payment's page and presses the button. */
export async function payWith(page: Page, { like }: Words, number: string): Promise<void> {
  const fields = page.frameLocator("iframe");
  await fields.locator("#number").fill(number);
  await fields.locator("#expiry").fill("12/40");
  await fields.locator("#securityCode").fill("123");
  await page.getByRole("button", { name: like("Pay {amount}") }).click();
}
