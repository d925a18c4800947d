import { expect } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { findCarLink } from "../support/people/findCarLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { leaveCheckout, payWith } from "../support/screens/startPayment.ts";
import { messagesIn } from "../support/messagesIn.ts";

test("a change of language in checkout keeps options and the additional driver", async ({ page, apiUrl }) => {
  test.slow();
  const [french, spanish] = [await messagesIn("fr"), await messagesIn("es")];
  const [from, to] = [inDays(90), inDays(93)];
  await page.goto(`/search/aeroport-tunis-carthage?from=${from}&to=${to}`);
  const link = await findCarLink(page, french, { apiUrl, suits: (car) => car.additionalDriver > 0 });
  await link.click();
  const optionsIn = ({ translate }: typeof french) =>
    page.getByRole("region", { name: translate("Your options") }).getByRole("checkbox");
  const additional = ({ shared }: typeof french) =>
    page.getByRole("checkbox", { name: shared._(rentalOptionMessages.additionalDriver) });
  await optionsIn(french).first().check();
  await additional(french).check();
  const checked = page.locator(":checked");
  const checkedCount = await optionsIn(french).and(checked).count();
  const additionalDriverName = ({ translate }: typeof french) =>
    page
      .getByRole("region", { name: translate("Additional driver") })
      .getByRole("textbox", { name: translate("Full name") });
  await additionalDriverName(french).fill("Ali Gharbi");

  await page.getByRole("link", { name: languageNames.es }).and(page.locator(":visible")).first().click();
  await expect(
    page.getByRole("heading", { level: 1, name: spanish.translate("Book your car") }),
  ).toBeVisible();
  // Place names come from the API, in the page's language.
  const summary = page.getByRole("complementary", { name: spanish.translate("Your rental") });
  await expect(summary).toContainText("Aeropuerto de Túnez-Cartago");
  await expect(additional(spanish)).toBeChecked();
  await expect(optionsIn(spanish).and(checked)).toHaveCount(checkedCount);
  await expect(additionalDriverName(spanish)).toHaveValue("Ali Gharbi");
  await page.reload();
  await expect(additional(spanish)).toBeChecked();
  await expect(additionalDriverName(spanish)).toHaveValue("Ali Gharbi");
});

test(
  "changes of language in checkout, at the card form and at the bank's challenge keep the options and the payment",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    test.slow();
    const [french, spanish, english] = [
      await messagesIn("fr"),
      await messagesIn("es"),
      await messagesIn("en"),
    ];
    const switchLanguage = (language: Language) =>
      page.getByRole("link", { name: languageNames[language] }).and(page.locator(":visible")).first().click();
    await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 120 });
    const [inFrench, inSpanish] = [checkoutScreens(page, french), checkoutScreens(page, spanish)];
    await fillInDriver(page, french, newEmail());
    await inFrench.option.check();
    await inFrench.payInFull.check();
    const reminder = ({ translate }: typeof french) =>
      page.getByRole("checkbox", { name: translate("If I do not finish paying, remind me once by email.") });
    await reminder(french).check();
    await page.reload();
    await expect(inFrench.payInFull).toBeChecked();
    await expect(reminder(french)).toBeChecked();
    await switchLanguage("es");
    await expect(inSpanish.option).toBeChecked();
    await expect(inSpanish.payInFull).toBeChecked();
    await expect(reminder(spanish)).toBeChecked();
    await page.reload();
    await expect(inSpanish.payInFull).toBeChecked();
    await expect(reminder(spanish)).toBeChecked();
    const fields = page.frameLocator("iframe");
    await expect(fields.locator("html")).toHaveAttribute("lang", "es");
    await leaveCheckout(page, spanish);
    await expect(fields.locator("html")).toHaveAttribute("lang", "es");
    await switchLanguage("en");
    await expect(fields.locator("html")).toHaveAttribute("lang", "en");
    await payWith(page, english, "4000000000003220");
    const confirm = fields.getByRole("button", { name: "Confirm the payment" });
    await expect(confirm).toBeVisible();
    // The bank's challenge stays when the surrounding page changes its language.
    await switchLanguage("fr");
    const { translate } = french;
    await expect(
      page.getByText(translate("Your bank asks you to confirm the payment, in the box above.")),
    ).toBeVisible();
    await confirm.click();
    await expect(
      page.getByRole("heading", { level: 1, name: translate("Thank you, your payment has arrived") }),
    ).toBeVisible();
    await page.getByRole("link", { name: translate("See my booking") }).click();
    const options = page.getByRole("region", { name: translate("Options"), exact: true });
    await expect(options.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("region", { name: translate("Payments") })).toContainText(
      translate("Paid online"),
    );
  },
);
