import { expect, type Locator } from "@playwright/test";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { missingFieldsText, validationText } from "@sayara/i18n/messages/validationText";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { fillDate } from "../support/screens/fillDate.ts";
import { test } from "../support/test.ts";
import { createKeyboard } from "../support/screens/createKeyboard.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

test("a driver signs up with only the keyboard and confirms the address through the mailed link", async ({
  page,
  apiUrl,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const screens = accountScreens(page, messages);
  const { main, title, toasts, account } = screens;
  const email = newEmail();
  const keyboard = createKeyboard(page);

  await screens.open("/sign-up");
  await expectAccessible();
  await keyboard.type(main.getByLabel(translate("Full name")), testDriver.fullName);
  await keyboard.type(screens.field("Email"), email);
  await keyboard.type(screens.field("Phone"), testDriver.phone);
  await keyboard.type(screens.field("Day"), "14");
  await keyboard.type(screens.field("Month"), "3");
  await keyboard.type(screens.field("Year"), "1990");
  await keyboard.type(screens.field("Password"), testDriver.password);
  await keyboard.type(screens.field("Repeat the password"), testDriver.password);
  await keyboard.key(main.getByRole("checkbox").first(), "Space");
  await keyboard.key(screens.captcha, "Space");
  await expect(main.getByText(translate("Confirmed"))).toBeVisible();
  await keyboard.key(screens.button("Create my account"), "Enter");

  await expect(page).toHaveURL("/");
  await expect(toasts).toContainText(
    like("Welcome! Please open the link that we have sent you, to confirm your address."),
  );
  await expect(account).toContainText(testDriver.fullName);
  await screens.open("/settings");
  await expect(main.getByText(translate("Your address is not confirmed yet"))).toBeVisible();

  const link = await mailedLink(apiUrl, email, "/activate");
  await screens.open(link);
  await expect(title("Confirm your address")).toBeVisible();
  await keyboard.key(screens.button("Confirm my address"), "Enter");
  await expect(toasts).toContainText(like("Thank you: your address is confirmed."));
  await screens.open("/settings");
  await expect(screens.field("Email")).toHaveValue(email);
  await expect(main.getByText(translate("Your address is not confirmed yet"))).toHaveCount(0);

  await screens.open(link);
  await expect(title("This address is already confirmed")).toBeVisible();
});

test.describe("an invalid sign-up", () => {
  test.use({ expectedConsoleMessages: [/status of 4(00|09|22)/] });

  test(
    "shows each problem beside its field and keeps the typed values",
    inFullRun,
    async ({ page, expectAccessible }) => {
      test.slow();
      const messages = await messagesIn("fr");
      const { translate, shared } = messages;
      const screens = accountScreens(page, messages);
      const { main, field, button } = screens;
      const birthDate = main.getByRole("group", { name: translate("Date of birth") });
      const expectMessage = (target: Locator, message: string) =>
        expect(target).toHaveAccessibleDescription(new RegExp(escapeRegExp(validationText(message, shared))));

      await screens.open("/sign-up");
      await button("Create my account").click();
      await expect(field("Full name")).toBeFocused();
      await expectMessage(field("Full name"), "required");
      const missing = ["Full name", "Email", "Phone", "Date of birth", "Password"];
      const others = ["Repeat the password", "Terms of use", "Robot check"];
      await expect(main.getByRole("alert").first()).toContainText(
        missingFieldsText([...missing, ...others].map(translate), "fr", shared),
      );
      await expectAccessible();

      await field("Full name").fill(testDriver.fullName);
      await field("Email").fill("conducteur@sayara.example");
      await field("Phone").fill(testDriver.phone);
      await fillDate(page, messages, translate("Date of birth"), [
        "14",
        "3",
        String(new Date().getFullYear() - 17),
      ]);
      await field("Password").fill("abc");
      await field("Repeat the password").fill("abc");
      await main.getByRole("checkbox").first().check();
      await screens.captcha.check();
      await button("Create my account").click();
      await expect(field("Day")).toBeFocused();
      await expectMessage(birthDate, "too_young?age=21");
      await expectMessage(field("Password"), "password_too_short?min=6");

      await field("Year").fill("1990");
      await field("Password").fill("password");
      await field("Repeat the password").fill("password");
      await button("Create my account").click();
      await expectMessage(field("Password"), "password_common");
      await expect(field("Password")).toBeFocused();

      await field("Password").fill(testDriver.password);
      await field("Repeat the password").fill(testDriver.password);
      await button("Create my account").click();
      await expect(field("Email")).toHaveAccessibleDescription(
        new RegExp(escapeRegExp(shared._(errorMessages.emailRegistered))),
      );
      await expect(screens.toasts).toContainText(shared._(errorMessages.emailRegistered));
      await expect(field("Email")).toBeFocused();
      await expect(field("Full name")).toHaveValue(testDriver.fullName);
      await expect(field("Phone")).toHaveValue(testDriver.phone);
      await expect(field("Year")).toHaveValue("1990");
      await expect(field("Password")).toHaveValue(testDriver.password);
      await expectAccessible();
    },
  );
});

dedicatedServersTest.describe("with an agency portal", () => {
  dedicatedServersTest.use({ apiEnvironment: { AGENCY_PORTAL_URL: "https://agencies.example/join" } });

  dedicatedServersTest("sign-up links to the portal", inFullRun, async ({ page, expectAccessible }) => {
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    await screens.open("/sign-up");
    await expect(
      screens.main.getByRole("link", { name: messages.translate("Register an agency") }),
    ).toHaveAttribute("href", "https://agencies.example/join");
    await expectAccessible();
  });
});

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
