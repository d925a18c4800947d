import { expect } from "@playwright/test";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { findPayLaterCarLink } from "../support/people/findPayLaterCarLink.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ expectedConsoleMessages: [/Failed to load resource/] });

test(
  "failures during a booking show a notice and a toast",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, shared } = messages;
    const { open, main, toasts, title } = accountScreens(page, messages);
    const networkMessage = shared._(faultMessages.network);
    const carTakenMessage = shared._(refusalMessages.car_taken);
    const place = "aeroport-tunis-carthage";
    const [from, to] = [inDays(70), inDays(73)];
    const abortCalls = (calls: string) => page.route(`${apiUrl}/api/${calls}/**`, (route) => route.abort());
    const restoreCalls = () => page.unrouteAll({ behavior: "wait" });

    await open(`/search/${place}?from=${from}&to=${to}`);
    await abortCalls("frontend-cars");
    await page.getByRole("combobox", { name: translate("Sort by") }).selectOption("total");
    await expect(main.getByRole("alert").filter({ hasText: networkMessage })).toBeVisible();
    await expect(toasts.getByRole("listitem")).toHaveText([shared._(faultMessages.unknown)]);
    await expectAccessible();
    await restoreCalls();
    await main.getByRole("button", { name: translate("Try again") }).click();
    await (await findPayLaterCarLink(page, messages, apiUrl)).click();

    await expect(title("Book your car")).toBeVisible();
    const car = new URL(page.url()).searchParams.get("car") ?? "";
    const other = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
    expect(await other.book({ car, place, from, to })).toBe("booked");
    await fillInDriver(page, messages, newEmail());
    await page
      .getByRole("button", { name: translate("Request this car") })
      .and(page.locator(":visible"))
      .click();
    await page.getByRole("button", { name: translate("Send the request") }).click();
    await expect(main.getByRole("alert").filter({ hasText: carTakenMessage })).toBeVisible();
    // The notice has the focus, so a toast would repeat it.
    await expect(toasts.getByRole("listitem").filter({ hasText: carTakenMessage })).toHaveCount(0);
    await expectAccessible();

    await abortCalls("booking");
    await open(`/booking?b=${crypto.randomUUID()}`);
    await expect(title("Your booking could not be loaded")).toBeVisible();
    await expect(toasts).toContainText(shared._(faultMessages.unknown));
    await restoreCalls();
    await main.getByRole("button", { name: translate("Try again") }).click();
    await expect(title("This link needs one more step")).toBeVisible();
  },
);
