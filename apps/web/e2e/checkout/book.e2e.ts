import { type BrowserContext, expect, type Page } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { testDriver } from "../support/people/testDriver.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { chooseDays } from "../support/screens/chooseDays.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { openPlaces } from "../support/screens/choosePlace.ts";
import { test } from "../support/test.ts";
import { ledgerSum } from "../support/people/ledgerSum.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsAbout } from "../support/people/mailsAbout.ts";
import type { Mail } from "../support/people/mailsTo.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";
import { repeated } from "../support/runs.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const airport = "aeroport-tunis-carthage";

for (const [index, language] of languages.entries()) {
  // Different dates per language, so that no test takes the car of another.
  const daysAhead = 30 + 10 * index;
  test(
    `in ${language} a driver finds a car, books it and sees the booking`,
    repeated(language === "fr"),
    async ({ page, context, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      const messages = await messagesIn(language);
      const { translate, like, shared } = messages;
      const [from, to] = [inDays(daysAhead), inDays(daysAhead + 4)];
      const email = `journey-${language}-${Date.now()}@sayara.example`;

      await page.goto(`/?l=${language}`);
      await choosePlace(page, messages);
      await chooseDates(page, messages, from, to);
      await page.getByRole("button", { name: translate("Search"), exact: true }).click();
      await expect(page).toHaveURL(`/search/${airport}?from=${from}&to=${to}`);
      const cars = page.getByRole("article");
      await expect(cars).toHaveCount(15);

      const midi = page.getByRole("checkbox", { name: shared._(carTypeMessages.midi) });
      const sortSelect = page.getByRole("combobox", { name: translate("Sort by") });
      await withFilters(page, messages, async () => {
        await midi.check();
        await expect(page).toHaveURL(/[&]range=midi/);
        await page.getByRole("checkbox", { name: shared._(gearboxMessages.manual) }).check();
        await expect(page).toHaveURL(/range=midi&gearbox=manual/);
      });
      await sortSelect.selectOption("rating");
      await expect(page).toHaveURL(/range=midi&gearbox=manual&sort=rating/);
      await expect(page.locator("#results")).toHaveAttribute("aria-busy", "false");
      const namesOf = () => cars.evaluateAll((cards) => cards.map((card) => card.ariaLabel));
      const found = await namesOf();
      expect(found.length).toBeGreaterThan(0);
      await expectAccessible();
      await page.reload();
      await withFilters(page, messages, () => expect(midi).toBeChecked());
      await expect(sortSelect).toHaveValue("rating");
      expect(await namesOf()).toEqual(found);

      await (await findPayLaterCarLink(page, messages, apiUrl)).click();
      await expect(page.getByRole("heading", { level: 1, name: translate("Book your car") })).toBeVisible();
      const car = new URL(page.url()).searchParams.get("car") ?? "";

      const withoutOption = await priceOf(page, messages);
      const options = page.getByRole("region", { name: translate("Your options") }).getByRole("checkbox");
      await expect(options.and(page.locator(":checked"))).toHaveCount(0);
      await options.first().check();
      await expect(async () => expect(await priceOf(page, messages)).toBeGreaterThan(withoutOption)).toPass();
      const total = await priceOf(page, messages);

      const driver = page.getByRole("region", { name: translate("Who drives?") });
      const name = driver.getByRole("textbox", { name: translate("Full name") });
      const address = driver.getByRole("textbox", { name: translate("Email") });
      const send = page
        .getByRole("button", { name: translate("Request this car") })
        .and(page.locator(":visible"));
      await fillInDriver(page, messages, "amina@nowhere");
      await send.click();
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toBeFocused();
      await expect(name).toHaveValue(testDriver.fullName);
      await address.fill(email);
      await send.click();

      const dialog = page.getByRole("dialog", { name: like("Send your request to {agency}?") });
      await expect(dialog).toContainText(email);
      await dialog.getByRole("button", { name: translate("Send the request") }).click();

      await expect(page).toHaveURL(/\/booking\?b=/);
      const lastStep = page.getByRole("region", { name: like("Last step: confirm by email before {at}") });
      await expect(lastStep).toContainText(email);
      await expect(page.getByRole("heading", { name: translate("What happens next") })).toBeVisible();
      expect(
        await ledgerSum(page.getByRole("table", { name: translate("How we worked out the price") })),
      ).toBe(total);
      const reference = await page.getByText(/^SY-[0-9A-Z]{6}$/).innerText();
      await expectAccessible();

      const mails = await mailsAbout(apiUrl, reference);
      const toDriver = mails.filter((mail) => mail.to.address === email);
      const toAgency = mails.filter((mail) => mail.to.address !== email);
      expect(toDriver.map(({ kind }) => kind)).toEqual(["bookingRequested"]);
      expect(new Set(toAgency.map(({ kind }) => kind))).toEqual(new Set(["bookingRequestReceived"]));

      // Opens the link like a mail scanner, which must not confirm the booking.
      const link = await mailedLink(apiUrl, email, "/booking");
      for (const _ of [1, 2]) expect((await page.request.get(link)).ok()).toBe(true);
      await page.goto(link);
      const confirm = page.getByRole("button", { name: translate("Confirm my request") });
      await expect(
        page.getByRole("heading", { level: 1, name: like("Confirm your request before {at}") }),
      ).toBeVisible();
      await confirm.click();
      const confirmed = page.getByRole("region", {
        name: like("It’s sent, {firstName}. {agency} will answer by {deadline}."),
      });
      await expect(confirmed).toBeFocused();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: translate("Your booking") })).toBeVisible();
      await expect(confirm).toHaveCount(0);

      const other = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
      const rental = { car, place: airport, from, to };
      expect(await other.findCars(rental)).not.toContain(car);
      expect(await other.book(rental)).toBe("car_taken");

      // The demonstration mailbox exists in one language only, so only one run checks it.
      if (language === "fr") for (const mail of mails) await readInMailbox(context, apiUrl, mail, reference);
    },
  );
}

/** Opens a mail in the demonstration mailbox. Its policy blocks all scripts, including those of the test tools. */
async function readInMailbox(
  context: BrowserContext,
  apiUrl: string,
  { to, subject }: Mail,
  reference: string,
) {
  const page = await context.newPage();
  await page.goto(`${apiUrl}/mailbox`);
  const line = page.getByRole("listitem").filter({ hasText: to.address });
  await line.getByRole("link", { name: subject, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(page.getByRole("main")).toContainText(to.address);
  await expect(page.getByRole("main")).toContainText(reference);
}

async function choosePlace(page: Page, { translate }: Messages) {
  const place = await openPlaces(page, translate("Pick-up place"));
  await place.fill("Carthag");
  await page.getByRole("option", { name: /TUN/ }).click();
}

/** Opens the filters' bottom sheet first on narrow screens. */
async function withFilters(page: Page, { translate, shared }: Messages, action: () => Promise<void>) {
  const button = page.getByRole("link", { name: translate("Filters") });
  if (!(await button.isVisible())) return action();
  const sheet = page.getByRole("dialog", { name: translate("Filters") });
  // Before hydration the link leads to the filters below.
  await untilElementHydrated(button);
  await button.click();
  await expect(sheet).toBeVisible();
  await action();
  await sheet.getByRole("button", { name: shared._(componentMessages.close) }).click();
  await expect(sheet).toBeHidden();
}

/** Returns the total of the ledger beside the form; on narrow screens opens it from the bottom bar. */
async function priceOf(page: Page, { translate, like }: Messages): Promise<number> {
  const ledger = page.getByRole("complementary", { name: translate("Your rental") }).getByRole("table");
  if (await ledger.isVisible()) return ledgerSum(ledger);
  await page.getByRole("button", { name: like("{days}: details") }).click();
  const sheet = page.getByRole("dialog", { name: translate("Your price") });
  const sum = await ledgerSum(sheet.getByRole("table"));
  await sheet.getByRole("button", { name: translate("Close") }).click();
  await expect(sheet).toBeHidden();
  return sum;
}

async function chooseDates(page: Page, messages: Messages, from: string, to: string) {
  await page.getByRole("button", { name: new RegExp(`^${messages.translate("Pick-up")}`) }).click();
  await chooseDays(page, messages, [from, to]);
}
