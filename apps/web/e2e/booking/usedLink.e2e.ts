import { expect, type Page } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { testDriver } from "../support/people/testDriver.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";

/** Makes a guest's request in another browser. Returns the guest's address. */
async function createGuestRequest({ apiUrl, webUrl }: { apiUrl: string; webUrl: string }, daysAhead: number) {
  const email = newEmail();
  const guest = createDriverClient({ apiUrl, webUrl });
  const rental = { place, from: inDays(daysAhead), to: inDays(daysAhead + 3), car: "", email };
  for (const car of await guest.findCars(rental)) {
    if ((await guest.book({ ...rental, car })) === "booked") return email;
  }
  throw new Error("No car is free.");
}

/** Expects the page to show that the request is confirmed, without a confirm button. */
async function expectConfirmed(page: Page, { translate }: Messages) {
  await expect(page.getByRole("heading", { level: 1, name: translate("Your booking") })).toBeVisible();
  await expect(page.getByRole("button", { name: translate("Confirm my request") })).toHaveCount(0);
  await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
}

test(
  "a used link shows the current state to its signed-in owner and to another signed-in user",
  inFullRun,
  async ({ page, browser, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like } = messages;
    const servers = { apiUrl, webUrl: baseURL ?? "" };
    const email = await createGuestRequest(servers, 290);
    const link = await mailedLink(apiUrl, email, "/booking");

    // Another signed-in user opens the link first, which confirms nothing: only the button does.
    const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
    const otherScreens = accountScreens(other, messages);
    const stranger = await newDriver({ apiUrl, webUrl: baseURL });
    await otherScreens.open("/sign-in");
    await otherScreens.signIn(stranger);
    await expect(otherScreens.account).toBeVisible();
    await other.goto(link);
    const confirm = other.getByRole("button", { name: translate("Confirm my request") });
    await expect(confirm).toBeVisible();

    // The guest sets a password, which signs the guest in, and confirms.
    await page.goto(await mailedLink(apiUrl, email, "/activate"));
    const guestScreens = accountScreens(page, messages);
    await guestScreens.field("New password").fill(testDriver.password);
    await guestScreens.field("Repeat the new password").fill(testDriver.password);
    await guestScreens.button("Save and sign in").click();
    await expect(page).toHaveURL(/\/booking\?b=[\w-]+$/);
    await page.goto(link);
    await expect(guestScreens.account).toBeVisible();
    await page.getByRole("button", { name: translate("Confirm my request") }).click();
    await expect(
      page.getByRole("region", { name: like("It’s sent, {firstName}. {agency} will answer by {deadline}.") }),
    ).toBeFocused();

    // The other user's page predates the confirmation; pressing the button now shows it too.
    await confirm.click();
    await expect(confirm).toHaveCount(0);
    for (const tab of [page, other]) {
      await tab.goto(link);
      await expectConfirmed(tab, messages);
    }
    await expectAccessible();
    await other.context().close();
  },
);
