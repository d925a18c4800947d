import { expect } from "@playwright/test";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { leaveCheckout, payWith } from "../support/screens/startPayment.ts";
import { messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";
const search = (daysAhead: number) =>
  `/search/${place}?from=${inDays(daysAhead)}&to=${inDays(daysAhead + 3)}`;

test("Back from the dialog and from the confirmation loses no data and books once", async ({
  page,
  apiUrl,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate } = messages;
  const screens = checkoutScreens(page, messages);
  const email = newEmail();
  await page.goto(search(280));
  await (await findPayLaterCarLink(page, messages, apiUrl)).click();
  await fillInDriver(page, messages, email);
  await screens.option.check();
  // The URL gets the option only after the box is rendered ticked.
  await expect(page).toHaveURL(/[?&]options=/);
  const checkout = page.url();

  await screens.request.click();
  await expect(screens.dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\//);
  await expect(screens.dialog).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(checkout);
  await expect(screens.dialog).toHaveCount(0);
  await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
  await expect(screens.field("Email")).toHaveValue(email);
  await expect(screens.option).toBeChecked();
  await expect(screens.terms).toBeChecked();

  await screens.request.click();
  await screens.sendRequest.click();
  await expect(screens.reference).toBeVisible();
  const booking = page.url();
  // The booking has replaced its checkout in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/search\//);
  await page.goForward();
  await expect(page).toHaveURL(booking);
  await expect(screens.reference).toBeVisible();

  await page.goto(checkout);
  await expect(screens.otherCars).toBeVisible();
  await expect(screens.request).toHaveCount(0);
  expect((await mailsTo(apiUrl, email)).map(({ kind }) => kind)).toEqual(["bookingRequested"]);
  await expect(page.getByRole("heading", { level: 1, name: translate("Book your car") })).toHaveCount(0);
});

test("Back from the payment and from its confirmation loses no data, and an unfinished payment is resumed from the booking and paid once", async ({
  page,
  apiUrl,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const screens = checkoutScreens(page, messages);
  const paid = page.getByRole("heading", {
    level: 1,
    name: translate("Thank you, your payment has arrived"),
  });
  const email = newEmail();
  await page.goto(search(285));
  await (await findPayLaterCarLink(page, messages, apiUrl)).click();
  await fillInDriver(page, messages, email);
  await screens.payInFull.check();
  const checkout = page.url();
  await leaveCheckout(page, messages);
  const number = page.frameLocator("iframe").locator("#number");
  await expect(number).toBeVisible();
  await expectAccessible();
  const payment = page.url();

  await page.goBack();
  await expect(page).toHaveURL(checkout);
  await page.goForward();
  await expect(page).toHaveURL(payment);
  await expect(number).toBeVisible();
  // The car is held for this payment, so its checkout links back to it.
  await page.goto(checkout);
  await page.getByRole("link", { name: translate("Continue to payment") }).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole("link", { name: translate("Back, without paying") }).click();
  await expect(page).toHaveURL(/\/booking\?b=/);
  await page.getByRole("button", { name: like("Pay {amount} online") }).click();
  await expect(page).toHaveURL(/\/checkout-session\//);

  await payWith(page, messages, "4242424242424242");
  await expect(paid).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(paid).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect((await mailsTo(apiUrl, email)).map(({ kind }) => kind)).toEqual(["bookingConfirmed"]);
  await page.getByRole("link", { name: translate("See my booking") }).click();
  const payments = page.getByRole("region", { name: translate("Payments") });
  await expect(payments.getByText("pay_")).toHaveCount(1);
  await page.goBack();
  await expect(paid).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
