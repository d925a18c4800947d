import { expect, type Page } from "@playwright/test";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { chooseDays } from "../support/screens/chooseDays.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { createEditableBooking } from "../support/people/createEditableBooking.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedCode } from "../support/people/mailedCode.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { payWith } from "../support/screens/startPayment.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const approved = "4242424242424242";
const place = "aeroport-tunis-carthage";
/** Console message of the edit that is refused on purpose. */
const expectedConsoleMessages = [/status of 409/];

/** Locators and actions for the section that changes a booking. */
function editScreens(page: Page, messages: Messages) {
  const { translate, like } = messages;
  const section = page.getByRole("region", { name: translate("Change the booking") });
  return {
    section,
    open: section.getByRole("button", { name: translate("Change my booking…") }),
    price: section.getByRole("button", { name: translate("See the new price") }),
    difference: section.getByRole("table", { name: translate("Difference, line by line") }),
    confirm: section.getByRole("button", { name: translate("Confirm the change") }),
    pay: section.getByRole("button", { name: like("Pay {due} and change") }),
    ledger: (title: string) => section.getByRole("region", { name: translate(title) }),
    async chooseDates(from: string, to: string) {
      await section.getByRole("button", { name: new RegExp(`^${translate("Pick-up")}`) }).click();
      await chooseDays(page, messages, [from, to]);
    },
  };
}

test.describe("a driver", () => {
  test.use({ expectedConsoleMessages, viewport: { width: 1280, height: 900 } });

  test("pays the difference for a longer stay, gets money back for a shorter one, and keeps the typed values after a refusal", async ({
    page,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like, shared } = messages;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const booked = await createEditableBooking({ apiUrl, webUrl: baseURL, driver, daysAhead: 330 });
    const { daysAhead } = booked;
    await startSession(page, driver);
    await page.goto(`/booking?b=${booked.id}`);
    await page.getByRole("button", { name: like("Pay {amount} online") }).click();
    await payWith(page, messages, approved);
    await page.getByRole("link", { name: translate("See my booking") }).click();

    // Two days more: the difference is paid first.
    const edit = editScreens(page, messages);
    await edit.open.click();
    await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 5));
    await edit.price.click();
    await expect(edit.difference).toContainText(translate("Rental"));
    await expect(edit.ledger("As booked")).toBeVisible();
    await expect(edit.ledger("After the change")).toBeVisible();
    await expectAccessible();
    await edit.pay.click();
    await expect(page).toHaveURL(/\/checkout-session\//);
    await page.getByRole("link", { name: translate("Back, without paying") }).click();
    await expect(edit.section).toContainText(translate("A change waits for its payment"));
    await edit.section.getByRole("link", { name: like("Pay {amount}") }).click();
    await payWith(page, messages, approved);
    const changed = translate("Thank you, your booking is changed");
    await expect(page.getByRole("heading", { level: 1, name: changed })).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const payments = page.getByRole("region", { name: translate("Payments") });
    await expect(payments.getByText(translate("Paid online"))).toHaveCount(2);

    // Three days less: the difference is refunded.
    await edit.open.click();
    await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 2));
    await edit.price.click();
    await expect(edit.section).toContainText(like("{back} is returned to you, the way it was paid."));
    await edit.confirm.click();
    await expect(payments).toContainText(
      new RegExp(`${translate("Refund under way")}|${translate("Refunded")}`),
    );

    // Another driver then takes the car: the change is refused and the typed values stay.
    const other = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
    const [from, to] = [inDays(daysAhead + 4), inDays(daysAhead + 6)];
    expect(await other.book({ car: booked.car, place, from, to })).toBe("booked");
    await edit.open.click();
    const additionalDriverLabel = shared._(rentalOptionMessages.additionalDriver);
    await edit.section.getByRole("checkbox", { name: additionalDriverLabel }).check();
    const additionalDriver = edit.section.getByRole("region", { name: translate("Additional driver") });
    await additionalDriver.getByRole("textbox", { name: translate("Full name") }).fill("Sami Trabelsi");
    await edit.price.click();
    await expect(edit.section.getByRole("alert")).toContainText(translate("Phone"));
    await additionalDriver.getByRole("textbox", { name: translate("Email") }).fill("sami@sayara.example");
    await additionalDriver.getByRole("textbox", { name: translate("Phone") }).fill("22 111 222");
    await additionalDriver.getByRole("textbox", { name: translate("Day") }).fill("2");
    await additionalDriver.getByRole("textbox", { name: translate("Month") }).fill("2");
    await additionalDriver.getByRole("textbox", { name: translate("Year") }).fill("1980");
    await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 5));
    await edit.price.click();
    await expect(edit.section.getByRole("alert")).toContainText(shared._(refusalMessages.car_taken));
    await expect(additionalDriver.getByRole("textbox", { name: translate("Full name") })).toHaveValue(
      "Sami Trabelsi",
    );
  });
});

test.describe("on a phone", () => {
  test.use({ expectedConsoleMessages, viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    "a guest changes the dates through the mailed link after typing the mailed code, and pays for a longer stay",
    inFullRun,
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      const messages = await messagesIn("fr");
      const { translate, like } = messages;
      const { email, daysAhead } = await createEditableBooking({ apiUrl, webUrl: baseURL, daysAhead: 390 });
      await page.goto(await mailedLink(apiUrl, email, "/booking"));
      await page.getByRole("button", { name: translate("Confirm my request") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        like("It’s sent, {firstName}. {agency} will answer by {deadline}."),
      );

      const edit = editScreens(page, messages);
      await edit.open.click();
      await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 4));
      await edit.price.click();
      await expect(edit.difference).toContainText(translate("Rental"));
      await expect(edit.section).toContainText(like("Left to pay at the agency: {later}."));
      await edit.confirm.click();
      const code = page.getByRole("textbox", { name: translate("Code from the email") });
      await expect(code).toBeFocused();
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await code.fill(await mailedCode(apiUrl, email));
      await page.getByRole("button", { name: translate("Confirm and continue") }).click();
      const { toasts } = accountScreens(page, messages);
      await expect(toasts).toContainText(translate("Your booking is changed."));
      await expect(edit.open).toBeVisible();
      await expect
        .poll(async () => (await mailsTo(apiUrl, email)).some(({ kind }) => kind === "bookingEdited"))
        .toBe(true);

      // This browser has proved access to the mailbox, so paying online for more days needs no second code.
      await page.getByRole("button", { name: like("Pay {amount} online") }).click();
      await expect(page).toHaveURL(/\/checkout-session\//);
      await payWith(page, messages, approved);
      await page.getByRole("link", { name: translate("See my booking") }).click();
      await edit.open.click();
      await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 5));
      await edit.price.click();
      await edit.pay.click();
      await expect(page).toHaveURL(/\/checkout-session\//);
      await payWith(page, messages, approved);
      const changed = translate("Thank you, your booking is changed");
      await expect(page.getByRole("heading", { level: 1, name: changed })).toBeVisible();
      await page.getByRole("link", { name: translate("See my booking") }).click();
      const payments = page.getByRole("region", { name: translate("Payments") });
      await expect(payments.getByText(translate("Paid online"))).toHaveCount(2);
    },
  );

  for (const language of ["en", "es"] as const) {
    test(
      `in ${language} a change shows its price`,
      inFullRun,
      async ({ page, apiUrl, baseURL, expectAccessible }) => {
        test.slow();
        const messages = await messagesIn(language);
        const daysAhead = language === "en" ? 360 : 375;
        const { id, token } = await createEditableBooking({ apiUrl, webUrl: baseURL, daysAhead });
        await page.goto(`/booking?b=${id}&t=${token}&l=${language}`);
        const edit = editScreens(page, messages);
        await edit.open.click();
        await edit.section
          .getByRole("checkbox", { name: messages.shared._(rentalOptionMessages.additionalDriver) })
          .check();
        await edit.chooseDates(inDays(daysAhead), inDays(daysAhead + 4));
        await edit.price.click();
        await expect(edit.section.getByRole("alert")).toContainText(messages.translate("Full name"));
        await edit.section
          .getByRole("checkbox", { name: messages.shared._(rentalOptionMessages.additionalDriver) })
          .uncheck();
        await edit.price.click();
        await expect(edit.difference).toContainText(messages.translate("Rental"));
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
    );
  }
});
