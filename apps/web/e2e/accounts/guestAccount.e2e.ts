import { expect } from "@playwright/test";
import { testDriver } from "../support/people/testDriver.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.use({ expectedConsoleMessages: [/status of 400/] });

test("after a guest booking the mailed link sets a password and signs in", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { field, button, title, toasts } = screens;
  const email = newEmail();
  const guest = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
  // Dates that no other test books.
  const rental = { place: "aeroport-tunis-carthage", from: inDays(80), to: inDays(83), car: "", email };
  for (const car of await guest.findCars(rental)) {
    if ((await guest.book({ ...rental, car })) === "booked") break;
  }

  const link = await mailedLink(apiUrl, email, "/activate");
  await page.goto(link);
  await expect(title("Choose a password")).toBeVisible();
  await expectAccessible();
  await field("New password").fill("123456");
  await field("Repeat the new password").fill("123456");
  await button("Save and sign in").click();
  await expect(field("New password")).toHaveAttribute("aria-invalid", "true");
  await expect(field("New password")).toBeFocused();
  await field("New password").fill(testDriver.nextPassword);
  await field("Repeat the new password").fill(testDriver.nextPassword);
  await button("Save and sign in").click();
  await expect(toasts).toContainText(messages.like("Thank you: your address is confirmed."));
  // The page shows the booking again, now through the session.
  await expect(page).toHaveURL(/\/booking\?b=[\w-]+$/);
  await expect(screens.main.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
  await expect(screens.account).toContainText("Karim Trabelsi");
});
