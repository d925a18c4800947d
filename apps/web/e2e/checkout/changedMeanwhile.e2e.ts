import { expect } from "@playwright/test";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { checkoutScreens } from "../support/screens/checkoutScreens.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { ledgerSum } from "../support/people/ledgerSum.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { inFullRun } from "../support/runs.ts";
import { leaveCheckout, payInCheckout, payWith } from "../support/screens/startPayment.ts";
import { messagesIn } from "../support/messagesIn.ts";

dedicatedServersTest.use({
  cars: 40,
  gateway: true,
  apiEnvironment: { CAPTCHA_COST: "30" },
  expectedConsoleMessages: [/Failed to load resource/],
});

dedicatedServersTest(
  "if the price rises during checkout, the old and new ledgers are shown, and one press accepts the new price",
  inFullRun,
  async ({ page, servers, apiUrl, baseURL, expectAccessible }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const { translate, like } = messages;
    const screens = checkoutScreens(page, messages);
    const { car } = await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 30 });
    await fillInDriver(page, messages, newEmail());
    await screens.option.check();
    await screens.request.click();
    await expect(screens.dialog).toBeVisible();

    // The signed quote expires, and the agency raises its price.
    await servers.advanceHours(0.5);
    await servers.db
      .updateTable("cars")
      .set({ daily_price_millimes: 900_000, periodic_prices: "[]" })
      .where("slug", "=", car)
      .execute();
    await screens.sendRequest.click();

    await expect(screens.problem).toContainText(like("The total went from {old} to <0>{now}</0>."));
    const ledgerOf = (title: string) =>
      page.getByRole("region", { name: translate(title) }).getByRole("table");
    const [before, after] = [
      await ledgerSum(ledgerOf("The price you saw")),
      await ledgerSum(ledgerOf("The price now")),
    ];
    expect(after).toBeGreaterThan(before);
    await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
    await expect(screens.option).toBeChecked();
    await expectAccessible();

    await page.getByRole("button", { name: like("Accept {now} and continue") }).click();
    await expect(screens.reference).toBeVisible();
    const ledger = screens.main.getByRole("table", { name: translate("How we worked out the price") });
    expect(await ledgerSum(ledger)).toBe(after);
  },
);

dedicatedServersTest(
  "if the car is taken during checkout, the page links to other cars, and the next checkout keeps the typed values",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const screens = checkoutScreens(page, messages);
    const { toasts } = accountScreens(page, messages);
    const email = newEmail();
    const rental = await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 40 });
    await fillInDriver(page, messages, email);
    await screens.payInFull.check();
    const other = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
    expect(await other.book(rental)).toBe("booked");

    await payInCheckout(page, messages, "4242424242424242");
    await expect(screens.problem).toContainText(messages.shared._(refusalMessages.car_taken));
    await expect(toasts.getByRole("listitem")).toHaveCount(0);
    await screens.otherCars.click();
    await expect(page).toHaveURL(/\/search\//);
    await page
      .getByRole("link", { name: messages.like("Choose {name}") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\?/);
    await expect(screens.field("Full name")).toHaveValue(testDriver.fullName);
    await expect(screens.field("Email")).toHaveValue(email);
    await expect(screens.terms).not.toBeChecked();
  },
);

dedicatedServersTest(
  "if the car is taken while its payment is open, nothing is charged, and the next checkout keeps the typed values",
  inFullRun,
  async ({ page, servers, apiUrl, baseURL, expectAccessible }) => {
    dedicatedServersTest.slow();
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const screens = checkoutScreens(page, messages);
    const title = (name: string) => page.getByRole("heading", { level: 1, name: translate(name) });
    const email = newEmail();
    const rental = await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 50 });
    await fillInDriver(page, messages, email);
    await screens.payInFull.check();
    await leaveCheckout(page, messages);

    await servers.advanceHours(1);
    const other = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
    expect(await other.book(rental)).toBe("booked");
    // The job that polls the gateway runs every five seconds.
    const sessions = servers.db.selectFrom("payment_sessions").select("state");
    const states = async () => (await sessions.execute()).map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(["expired"]);

    await payWith(page, messages, "4242424242424242");
    await expect(title("The time to pay is over")).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: translate("Start again") }).click();
    await expect(screens.main).toContainText(messages.shared._(refusalMessages.car_taken));
    await screens.otherCars.click();
    await page
      .getByRole("link", { name: messages.like("Choose {name}") })
      .first()
      .click();
    await expect(screens.field("Email")).toHaveValue(email);
    expect(await servers.db.selectFrom("payments").select("id").execute()).toEqual([]);
  },
);
