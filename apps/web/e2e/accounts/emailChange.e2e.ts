import { expect } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { messagesIn } from "../support/messagesIn.ts";

test.describe("a change of the email address", () => {
  test.use({ expectedConsoleMessages: [/status of 40[01]/] });

  test("requires the password, and can be undone from the old address after its confirmation", async ({
    page,
    apiUrl,
    baseURL,
    expectAccessible,
  }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { like } = messages;
    const screens = accountScreens(page, messages);
    const { field, button, title, toasts, main } = screens;
    const driver = await newDriver({ apiUrl, webUrl: baseURL });
    const newAddress = newEmail();

    await screens.open("/sign-in");
    await screens.signIn(driver);
    await expect(screens.account).toBeVisible();
    // Only a confirmed address receives an undo link.
    await page.goto(await mailedLink(apiUrl, driver.email, "/activate"));
    await button("Confirm my address").click();
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));

    await screens.open("/settings");
    await expect(field("Current password")).toHaveCount(0);
    await field("Email").fill(newAddress);
    await field("Current password").fill("pas le bon mot");
    await button("Save the profile").click();
    await expect(field("Current password")).toHaveAttribute("aria-invalid", "true");
    await expect(field("Email")).toHaveValue(newAddress);
    await expectAccessible();
    await field("Current password").fill(driver.password);
    await button("Save the profile").click();
    await expect(toasts).toContainText(like("Your profile is saved."));

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
    await main.getByRole("button", { name: messages.translate("Save and sign in"), exact: true }).click();
    await expect(screens.account).toBeVisible();
    await screens.open("/settings");
    await expect(field("Email")).toHaveValue(driver.email);

    await page.goto(undo);
    await button("Undo the change").click();
    await expect(title("This link no longer works")).toBeVisible();
  });
});
