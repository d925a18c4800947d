import { expect, type Locator } from "@playwright/test";
import { testDriver } from "../support/people/testDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { createKeyboard } from "../support/screens/createKeyboard.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { messagesIn } from "../support/messagesIn.ts";

const hasFocus = (field: Element) => document.hasFocus() && document.activeElement === field;

test("a driver chooses a car and pays for it by card, using only the keyboard", async ({ page }) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const main = page.getByRole("main");
  const keyboard = createKeyboard(page);
  const region = (name: string) => main.getByRole("region", { name: translate(name) });
  const driver = region("Who drives?");
  const typeInto = async (boxes: Locator, texts: readonly [string, string][]) => {
    for (const [name, text] of texts)
      await keyboard.type(boxes.getByRole("textbox", { name: translate(name) }), text);
  };

  await page.goto(`/search/aeroport-tunis-carthage?from=${inDays(265)}&to=${inDays(268)}`);
  await keyboard.key(main.getByRole("link", { name: translate("Skip to the cars") }), "Enter");
  await keyboard.key(main.getByRole("link", { name: like("Terms and agency: {name}") }).first(), "Enter");
  await expect(page).toHaveURL(/\/car\//);
  await keyboard.key(main.getByRole("link", { name: translate("Book this car") }), "Enter");

  await expect(page).toHaveURL(/\/checkout\?/);
  const onlineNow = main.getByRole("radio", { name: like("The full amount now, by card") });
  const payments = main.getByRole("radio");
  await expect(payments.first()).toBeVisible();
  await keyboard.key(region("Your options").getByRole("checkbox").first(), "Space");
  // The group is a single Tab stop; arrow keys move within it.
  const checked = payments.and(page.locator(":checked"));
  await keyboard.reach(checked);
  while (!(await onlineNow.isChecked())) await page.keyboard.press("ArrowDown");
  const card = page.frameLocator("iframe");
  await expect(card.locator("#number")).toBeVisible();
  const send = main.getByRole("button", { name: like("Pay {amount}") }).and(page.locator(":visible"));
  await keyboard.key(send, "Enter");
  await expect(driver.getByRole("textbox", { name: translate("Full name") })).toBeFocused();

  await typeInto(driver, [
    ["Full name", testDriver.fullName],
    ["Email", newEmail()],
    ["Phone", testDriver.phone],
  ]);
  await typeInto(driver.getByRole("group", { name: translate("Date of birth") }), [
    ["Day", "14"],
    ["Month", "3"],
    ["Year", "1970"],
  ]);
  const licence = driver.getByRole("group", { name: translate("Date of the driving licence") });
  if (await licence.isVisible())
    await typeInto(licence, [
      ["Day", "2"],
      ["Month", "6"],
      ["Year", "1995"],
    ]);
  const terms = like("I accept the <0>terms of use</0> and the conditions above.");
  await keyboard.key(main.getByRole("checkbox", { name: terms }), "Space");
  await keyboard.key(send, "Enter");
  // The fields are empty, so the first receives the focus.
  await expect(main.getByRole("alert")).toContainText(translate("Card number"));
  await expect.poll(() => card.locator("#number").evaluate(hasFocus)).toBe(true);
  await keyboard.type(card.locator("#number"), "4242424242424242");
  await keyboard.type(card.locator("#expiry"), "1240");
  await keyboard.type(card.locator("#securityCode"), "123");
  // Enter in the last field acts like the button.
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("dialog").getByRole("button", { name: like("Pay {amount}") });
  await keyboard.key(confirm, "Enter");
  await expect(page).toHaveURL(/\/booking\?b=/);
  await expect(main.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
  await expect(main).toBeFocused();
});
