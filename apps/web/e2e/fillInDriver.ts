import type { Page } from "@playwright/test";
import { amina } from "./amina.ts";
import { fillDate } from "./fillDate.ts";
import type { Words } from "./wordsIn.ts";

/** Everything that checkout asks a guest for. */
export async function fillInDriver(page: Page, words: Words, email: string): Promise<void> {
  const { say } = words;
  const driver = page.getByRole("region", { name: say("Who drives?") });
  await driver.getByRole("textbox", { name: say("Full name") }).fill(amina.fullName);
  await driver.getByRole("textbox", { name: say("E-mail") }).fill(email);
  await driver.getByRole("textbox", { name: say("Phone") }).fill(amina.phone);
  await fillDate(page, words, say("Date of birth"), ["14", "3", "1990"]);
  await fillInConditions(page, words);
}

/** What no account knows, and everybody is asked for. */
export async function fillInConditions(page: Page, words: Words): Promise<void> {
  const { say, like } = words;
  if (await page.getByRole("group", { name: say("Date of the driving licence") }).isVisible()) {
    await fillDate(page, words, say("Date of the driving licence"), ["2", "6", "2010"]);
  }
  await page
    .getByRole("checkbox", { name: like("I accept the <0>terms of use</0> and the conditions above.") })
    .check();
}
