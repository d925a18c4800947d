import type { Page } from "@playwright/test";
import { testDriver } from "../people/testDriver.ts";
import { accountScreens } from "./accountScreens.ts";
import { fillDate } from "./fillDate.ts";
import type { Messages } from "../messagesIn.ts";

/** Fills in the sign-up form, except the captcha. */
export async function fillInSignUp(page: Page, messages: Messages, email: string): Promise<void> {
  const { main, field } = accountScreens(page, messages);
  await field("Full name").fill(testDriver.fullName);
  await field("Email").fill(email);
  await field("Phone").fill(testDriver.phone);
  await fillDate(page, messages, messages.translate("Date of birth"), ["14", "3", "1990"]);
  await field("Password").fill(testDriver.password);
  await field("Repeat the password").fill(testDriver.password);
  await main.getByRole("checkbox").first().check();
}
