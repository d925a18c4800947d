import { expect } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { startSession } from "../support/people/startSession.ts";
import { fillDate } from "../support/screens/fillDate.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.describe("a profile", () => {
  test.use({ expectedConsoleMessages: [/status of 40[019]/] });

  test("can be changed; a new email address requires the password, applies once confirmed, and can be undone from the old address", async ({
    page,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like } = messages;
    const screens = accountScreens(page, messages);
    const { field, button, title, toasts, main } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const newAddress = newEmail();

    await startSession(page, driver);
    // Only a confirmed address receives an undo link.
    await page.goto(await mailedLink(apiUrl, driver.email, "/activate"));
    await button("Confirm my address").click();
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));

    await screens.open("/settings");
    await expect(field("Current password")).toHaveCount(0);
    await field("Full name").fill("");
    await field("Phone").fill("12");
    // The delay imitates a person's press, during which the field's new error must not move the button.
    await button("Save the profile").click({ delay: 120 });
    await expect(field("Full name")).toBeFocused();
    await expect(main.getByRole("alert").filter({ hasText: translate("Full name") })).toBeVisible();
    await expect(field("Phone")).toHaveAttribute("aria-invalid", "true");

    await field("Full name").fill("Amina Ben Salah-Gharbi");
    await field("Phone").fill("+216 98 765 432");
    await field("Location").fill("La Marsa");
    await fillDate(page, messages, translate("Date of birth"), ["1", "2", "1988"]);
    await field("Email").fill(newAddress);
    await field("Current password").fill("pas le bon mot");
    await button("Save the profile").click();
    await expect(field("Current password")).toHaveAttribute("aria-invalid", "true");
    await expect(field("Email")).toHaveValue(newAddress);
    await field("Current password").fill(driver.password);
    await field("Email").fill("conducteur@sayara.example");
    await button("Save the profile").click();
    await expect(field("Email")).toBeFocused();
    await expect(field("Location")).toHaveValue("La Marsa");
    await field("Email").fill(newAddress);
    await expect(field("Current password")).toHaveValue(driver.password);
    await button("Save the profile").click();
    await expect(toasts).toContainText(like("Your profile is saved."));
    await expect(main).toContainText(newAddress);
    await page.reload();
    await expect(field("Email")).toHaveValue(driver.email);
    await expect(field("Full name")).toHaveValue("Amina Ben Salah-Gharbi");
    await expect(field("Year")).toHaveValue("1988");

    await page.goto(await mailedLink(apiUrl, newAddress, "/activate"));
    await button("Confirm my address").click();
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));
    await screens.open("/settings");
    await expect(field("Email")).toHaveValue(newAddress);

    const undo = await mailedLink(apiUrl, driver.email, "/undo-email-change");
    const response = await page.goto(undo);
    expect(response?.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    await expect(title("Undo the change of address")).toBeVisible();
    await expect(main).toContainText(driver.email);
    await expectAccessible();
    await button("Undo the change").click();
    await expect(title("Choose a new password")).toBeVisible();
    const password = "la phrase de la propriétaire";
    await field("New password").fill(password);
    await field("Repeat the new password").fill(password);
    await main.getByRole("button", { name: translate("Save and sign in"), exact: true }).click();
    await expect(screens.account).toBeVisible();
    await screens.open("/settings");
    await expect(field("Email")).toHaveValue(driver.email);

    await page.goto(undo);
    await button("Undo the change").click();
    await expect(title("This link no longer works")).toBeVisible();
  });
});
