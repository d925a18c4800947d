import { expect } from "@playwright/test";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ expectedConsoleMessages: [/status of 403/] });

test("a guest corrects a mistyped address in the last step, and the first mail's link stops working", async ({
  page,
  context,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const screens = checkoutScreens(page, messages);
  const [mistyped, corrected] = [newEmail(), newEmail()];
  await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 130 });
  await fillInDriver(page, messages, mistyped);
  await screens.request.click();
  await screens.sendRequest.click();

  const hero = page.getByRole("region", { name: like("Last step: confirm by email before {at}") });
  const resendButton = hero.getByRole("button", { name: translate("Send the email again") });
  await expect(hero.getByRole("timer")).toBeVisible();
  await resendButton.click();
  await expect(hero.getByRole("status")).toContainText(mistyped);
  const kinds = async (address: string) => (await mailsTo(apiUrl, address)).map(({ kind }) => kind);
  await expect.poll(() => kinds(mistyped)).toEqual(["bookingRequested", "bookingRequested"]);
  const oldLink = await mailedLink(apiUrl, mistyped, "/booking");

  await hero.getByRole("textbox", { name: translate("Email") }).fill(corrected);
  await resendButton.click();
  await expect(hero).toContainText(corrected);
  await expectAccessible();
  expect(await kinds(corrected)).toEqual(["bookingRequested"]);

  const newTab = await context.newPage();
  await newTab.goto(oldLink);
  await expect(newTab.getByRole("button", { name: translate("Confirm my request") })).toHaveCount(0);
  await page.goto(await mailedLink(apiUrl, corrected, "/booking"));
  await page.getByRole("button", { name: translate("Confirm my request") }).click();
  await expect(
    page.getByRole("region", { name: like("It’s sent, {firstName}. {agency} will answer by {deadline}.") }),
  ).toBeFocused();
});
