import type { Page } from "@playwright/test";
import { testDriver } from "./testDriver.ts";
import { fillDate } from "./fillDate.ts";
import type { Words } from "./wordsIn.ts";

/** Fills in everything that checkout requires of a guest. */
export async function fillInDriver(page: Page, words: Words, email: string): Promise<void> {
  const { translate } = words;
  const driver = page.getByRole("region", { name: translate("Who drives?") });
  await driver.getByRole("textbox", { name: translate("Full name") }).fill(testDriver.fullName);
  await driver.getByRole("textbox", { name: translate("Email") }).fill(email);
  await driver.getByRole("textbox", { name: translate("Phone") }).fill(testDriver.phone);
  await fillDate(page, words, translate("Date of birth"), ["14", "3", "1990"]);
  await fillInConditions(page, words);
}

/** Fills in what checkout requires of everybody, since no account has it. */
export async function fillInConditions(page: Page, words: Words): Promise<void> {
  const { translate, like } = words;
  if (await page.getByRole("group", { name: translate("Date of the driving licence") }).isVisible()) {
    await fillDate(page, words, translate("Date of the driving licence"), ["2", "6", "2010"]);
  }
  await page
    .getByRole("checkbox", { name: like("I accept the <0>terms of use</0> and the conditions above.") })
    .check();
}
