import { expect, type Page } from "@playwright/test";
import { testDriver } from "../support/people/testDriver.ts";
import { delayFiles } from "../support/delayFiles.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { createKeyboard } from "../support/screens/createKeyboard.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { inFullRun } from "../support/runs.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

test("a driver finds a car and books it, using only the keyboard", inFullRun, async ({ page, apiUrl }) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const main = page.getByRole("main");
  const box = (name: string) => main.getByRole("textbox", { name: translate(name) });
  const keyboard = createKeyboard(page);

  await search(page, messages);
  await skipToCars(page, messages);
  await keyboard.key(await findPayLaterCarLink(page, messages, apiUrl), "Enter");

  await expect(page.getByRole("heading", { level: 1, name: translate("Book your car") })).toBeVisible();
  await keyboard.key(
    main
      .getByRole("region", { name: translate("Your options") })
      .getByRole("checkbox")
      .first(),
    "Space",
  );
  await keyboard.type(box("Full name"), testDriver.fullName);
  await keyboard.type(box("Email"), newEmail());
  await keyboard.type(box("Phone"), testDriver.phone);
  const birthDate = main.getByRole("group", { name: translate("Date of birth") });
  for (const [part, text] of [
    ["Day", "14"],
    ["Month", "3"],
    ["Year", "1970"],
  ] as const) {
    await keyboard.type(birthDate.getByRole("textbox", { name: translate(part) }), text);
  }
  const licence = main.getByRole("group", { name: translate("Date of the driving licence") });
  if (await licence.isVisible()) {
    await keyboard.type(licence.getByRole("textbox", { name: translate("Day") }), "2");
    await keyboard.type(licence.getByRole("textbox", { name: translate("Month") }), "6");
    await keyboard.type(licence.getByRole("textbox", { name: translate("Year") }), "1995");
  }
  await keyboard.key(
    main.getByRole("checkbox", { name: like("I accept the <0>terms of use</0> and the conditions above.") }),
    "Space",
  );
  await keyboard.key(
    main.getByRole("button", { name: translate("Request this car") }).and(page.locator(":visible")),
    "Enter",
  );
  const dialog = page.getByRole("dialog", { name: like("Send your request to {agency}?") });
  await expect(dialog).toBeVisible();
  await keyboard.key(dialog.getByRole("button", { name: translate("Send the request") }), "Enter");

  await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
  await expect(main).toBeFocused();
});

test(
  "if the code of the list loads late, the skip link still leads to the first car",
  inFullRun,
  async ({ page }) => {
    const messages = await messagesIn("fr");
    await search(page, messages, () => delayFiles(page));
    await skipToCars(page, messages);
  },
);

test(
  "a skip link below the search form skips prices, filters and map, and leads to the first car",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    const main = page.getByRole("main");
    const keyboard = createKeyboard(page);
    await page.goto(`/search/tunis?from=${inDays(70)}&to=${inDays(73)}&map=1`);
    const first = main.getByRole("article").first();
    await expect(first).toBeVisible();
    await keyboard.reach(main.locator("summary").first());
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name: translate("Skip to the cars") })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(first.locator(":focus")).toBeVisible();
  },
);

/** Searches from the home page by keyboard. `beforeSubmit` is called before the last key press. */
async function search(
  page: Page,
  { translate }: Messages,
  beforeSubmit?: () => Promise<unknown>,
): Promise<void> {
  const main = page.getByRole("main");
  const keyboard = createKeyboard(page);
  await page.goto("/");
  const place = main.getByRole("combobox", { name: translate("Pick-up place") }).and(page.locator("input"));
  await keyboard.type(place, "Djerba");
  await expect(page.getByRole("option", { name: /DJE/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await beforeSubmit?.();
  await keyboard.key(main.getByRole("button", { name: translate("Search"), exact: true }), "Enter");
  await expect(page).toHaveURL(/\/search\//);
  await expect(main).toBeFocused();
}

async function skipToCars(page: Page, { translate }: Messages): Promise<void> {
  const main = page.getByRole("main");
  await createKeyboard(page).key(main.getByRole("link", { name: translate("Skip to the cars") }), "Enter");
  await page.keyboard.press("Tab");
  await expect(main.getByRole("article").first().locator(":focus")).toBeVisible();
}
