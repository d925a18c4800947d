import type { Page } from "@playwright/test";
import { testDriver } from "../people/testDriver.ts";
import { fillDate } from "./fillDate.ts";
import type { Messages } from "../messagesIn.ts";

/** Fills in everything that checkout requires of a guest. */
export async function fillInDriver(page: Page, messages: Messages, email: string): Promise<void> {
  const { translate } = messages;
  const driver = page.getByRole("region", { name: translate("Who drives?") });
  await driver.getByRole("textbox", { name: translate("Full name") }).fill(testDriver.fullName);
  await driver.getByRole("textbox", { name: translate("Email") }).fill(email);
  await driver.getByRole("textbox", { name: translate("Phone") }).fill(testDriver.phone);
  await fillDate(page, messages, translate("Date of birth"), ["14", "3", "1990"]);
  await fillInConditions(page, messages);
}

/** Fills in what checkout requires of every driver, because no account stores it. */
export async function fillInConditions(page: Page, messages: Messages): Promise<void> {
  const { translate, like } = messages;
  if (await page.getByRole("group", { name: translate("Date of the driving licence") }).isVisible()) {
    await fillDate(page, messages, translate("Date of the driving licence"), ["2", "6", "2010"]);
  }
  await page
    .getByRole("checkbox", { name: like("I accept the <0>terms of use</0> and the conditions above.") })
    .check();
}
