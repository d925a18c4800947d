import { type Browser, expect, type Page } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { fillInConditions } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedCode } from "../support/people/mailedCode.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { payInCheckout } from "../support/screens/startPayment.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

/** The agency of the demonstration data. */
const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};
const place = "aeroport-tunis-carthage";
const approved = "4242424242424242";

const screens = [
  { name: "on a laptop", viewport: { width: 1280, height: 800 }, daysAhead: 420 },
  { name: "on a phone", viewport: { width: 360, height: 740 }, daysAhead: 430 },
];

for (const { name, viewport, daysAhead } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      "a driver pays online, the agency cancels, and one press moves the booking to a cheaper car",
      repeated(name === "on a laptop"),
      async ({ page, browser, apiUrl, baseURL, expectAccessible }) => {
        test.slow();
        const messages = await messagesIn("fr");
        const { translate, like } = messages;
        await payOnline(page, messages, { apiUrl, webUrl: baseURL, daysAhead });
        await expect(page).toHaveURL(/\/booking\?b=/);
        const booking = page.url();
        await cancelAsAgency(browser, messages, { baseURL, booking });

        await page.reload();
        const offer = page.getByRole("region", { name: translate("Another car for your dates") });
        const cars = offer.getByRole("button", { name: like("Take this car: {name}") });
        await expect(cars).toHaveCount(3);
        const cheaper = offer.getByRole("listitem").filter({ hasText: like("{amount} less") });
        await cheaper
          .first()
          .getByRole("button", { name: like("Take this car: {name}") })
          .click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText(translate("Refunded to you"));
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
        await dialog.getByRole("button", { name: translate("Move my booking") }).click();

        await expect(page).not.toHaveURL(booking);
        const payments = page.getByRole("region", { name: translate("Payments") });
        await expect(payments).toContainText(translate("Paid for the cancelled booking"));
        await expect(payments).not.toContainText(translate("To pay at the agency"));
        // A background job pays the refund.
        await expect(async () => {
          await page.reload();
          await expect(payments).toContainText(translate("Refunded"), { timeout: 2000 });
        }).toPass();

        await page.goto(booking);
        await expect(page.getByText(translate("You have another car"))).toBeVisible();
        await expect(payments).toContainText(translate("Carried over to your new booking"));
      },
    );
  });
}

test.describe("through a link on a phone", () => {
  const viewport = { width: 360, height: 740 };
  test.use({ viewport, hasTouch: true });

  test(
    "a guest proves access to the mailbox and moves the request to another car",
    inFullRun,
    async ({ page, browser, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      const messages = await messagesIn("fr");
      const { translate, like } = messages;
      const email = newEmail();
      const [from, to] = [inDays(440), inDays(443)];
      const rental = { place, from, to, email };
      const [car = ""] = await carsOfAgency({ apiUrl, from, to, isPayLater: true });
      const booked = await createDriverClient({ apiUrl, webUrl: baseURL ?? "" }).book({ ...rental, car });
      expect(booked).toBe("booked");
      const link = await mailedLink(apiUrl, email, "/booking");
      await page.goto(link);
      await page.getByRole("button", { name: translate("Confirm my request") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        like("It’s sent, {firstName}. {agency} will answer by {deadline}."),
      );
      const reason = "En révision jusqu’à vendredi.";
      await cancelAsAgency(browser, messages, { baseURL, booking: page.url(), reason });

      await expect
        .poll(async () => (await mailsTo(apiUrl, email)).some(({ kind }) => kind === "bookingCancelled"))
        .toBe(true);
      await page.goto(await mailedLink(apiUrl, email, "/booking"));
      await expect(page.getByText(reason)).toBeVisible();
      const moveButtons = page.getByRole("button", { name: like("Take this car: {name}") });
      await expect(moveButtons).toHaveCount(3);
      await moveButtons.first().click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: translate("Move my booking") })
        .click();
      const field = page.getByRole("textbox", { name: translate("Code from the email") });
      await expect(field).toBeFocused();
      await expectAccessible();
      const code = await mailedCode(apiUrl, email);
      await field.fill(code);
      await page.getByRole("button", { name: translate("Confirm and continue") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        like("Your request is on its way, {firstName}"),
      );
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
});

interface AgencyCarsOptions {
  apiUrl: string;
  from: string;
  to: string;
  isPayLater?: boolean;
}

/** Returns the agency's free cars, most expensive first. */
async function carsOfAgency({ apiUrl, from, to, isPayLater = false }: AgencyCarsOptions): Promise<string[]> {
  const call = createClient({ baseUrl: apiUrl });
  const instant = (wallClock: string) => wallClockToInstant(wallClock, MARKETPLACE_TIME_ZONE).toISOString();
  const found = await call(frontendCars, {
    params: { page: 1, size: 100 },
    body: {
      pickupLocation: place,
      from: instant(from),
      to: instant(to),
      language: "fr",
      sort: "total",
      filter: { suppliers: [agency.slug] },
    },
  });
  if (!found.ok) throw new Error(found.refusal.code);
  const cars = found.data.items.map((item) => item.car);
  const sorted = isPayLater ? cars.filter((car) => car.supplier.payLater) : cars.toReversed();
  return sorted.filter((car) => car.range !== "scooter").map((car) => car.slug);
}

interface PaymentOptions {
  apiUrl: string;
  webUrl: string | undefined;
  daysAhead: number;
}

/** Signs in a new driver, who pays for the agency's most expensive car online. */
async function payOnline(
  page: Page,
  messages: Messages,
  { apiUrl, webUrl, daysAhead }: PaymentOptions,
): Promise<void> {
  const { like } = messages;
  const driver = await newDriver({ apiUrl, webUrl });
  const [from, to] = [inDays(daysAhead), inDays(daysAhead + 3)];
  const [car = ""] = await carsOfAgency({ apiUrl, from, to });
  const rental = new URLSearchParams({ car, pickup: place, dropoff: place, from, to });
  await startSession(page, driver);
  await page.goto(`/checkout?${rental}`);
  await expect(page.getByRole("radio", { name: like("The full amount now, by card") })).toBeVisible();
  await fillInConditions(page, messages);
  await page.getByRole("radio", { name: like("The full amount now, by card") }).check();
  await payInCheckout(page, messages, approved);
  await expect(page).toHaveURL(/\/booking\?b=/);
}

/** Signs in as the agency in a separate browser, and cancels the booking or refuses the request with a reason. */
async function cancelAsAgency(
  browser: Browser,
  messages: Messages,
  { baseURL = "", booking, reason }: { baseURL: string | undefined; booking: string; reason?: string },
): Promise<void> {
  const { translate } = messages;
  const context = await browser.newContext({ baseURL, locale: "fr-FR" });
  const agencyPage = await context.newPage();
  const id = new URL(booking).searchParams.get("b") ?? "";
  await startSession(agencyPage, agency.account);
  await agencyPage.goto(`/booking?b=${id}`);
  const dialog = agencyPage.getByRole("dialog");
  if (reason === undefined) {
    await agencyPage.getByRole("button", { name: translate("Cancel"), exact: true }).click();
    await dialog.getByRole("button", { name: translate("Cancel the booking") }).click();
  } else {
    await agencyPage.getByRole("button", { name: translate("Refuse"), exact: true }).click();
    await dialog.getByRole("textbox").fill(reason);
    await dialog.getByRole("button", { name: translate("Refuse the request") }).click();
  }
  await expect(agencyPage.getByRole("dialog")).toBeHidden();
  await context.close();
}
