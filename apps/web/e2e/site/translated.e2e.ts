import { expect } from "@playwright/test";
import { translatePage } from "@sayara/tooling-browser/translatePage";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";
import { messagesIn } from "../support/messagesIn.ts";

// Content that hydrates later finds translated text, so React renders it again.
test.use({ expectedConsoleMessages: [/React error #418/] });

test("on pages that the browser translates, a driver books at the total with options, then signs in", async ({
  page,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const checkout = checkoutScreens(page, messages);
  const account = accountScreens(page, messages);

  await account.open(`/search/aeroport-tunis-carthage?from=${inDays(290)}&to=${inDays(293)}`);
  await (await findPayLaterCarLink(page, messages, apiUrl)).click();
  await untilElementHydrated(checkout.option);
  await page.evaluate(translatePage);
  await expect(checkout.main.locator("font").first()).toBeVisible();
  const total = page.getByRole("complementary").locator('[translate="no"]').first();
  const before = await total.textContent();
  await checkout.option.check();
  await expect(total).not.toHaveText(before ?? "");
  const sum = (await total.textContent()) ?? "";
  await fillInDriver(page, messages, newEmail());
  await checkout.request.click();
  await expect(checkout.dialog).toContainText(sum);
  await checkout.sendRequest.click();
  await expect(checkout.reference).toBeVisible();

  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  await account.open("/sign-in");
  await page.evaluate(translatePage);
  await account.signIn({ ...driver, password: testDriver.wrongPassword });
  await expect(account.main.getByRole("alert")).toBeVisible();
  await account.signIn(driver);
  await expect(account.account).toBeVisible();
});
