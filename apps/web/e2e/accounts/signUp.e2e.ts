import { expect, type Locator } from "@playwright/test";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { missingFieldsText, validationText } from "@sayara/i18n/words/validationText";
import { testDriver } from "../support/testDriver.ts";
import { accountScreens } from "../support/accountScreens.ts";
import { fillDate } from "../support/fillDate.ts";
import { journey } from "../support/journey.ts";
import { keyboardOf } from "../support/keyboardOf.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { newEmail } from "../support/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { wordsIn } from "../support/wordsIn.ts";
import { ownJourney } from "../support/ownJourney.ts";

journey(
  "a driver signs up by keyboard only and confirms the address by the mailed link",
  async ({ page, apiUrl, expectAccessible }) => {
    journey.slow();
    const words = await wordsIn("fr");
    const { translate, like } = words;
    const screens = accountScreens(page, words);
    const { main, title, toasts, account } = screens;
    const email = newEmail();
    const press = keyboardOf(page);

    await screens.open("/sign-up");
    await expectAccessible();
    await press.type(main.getByLabel(translate("Full name")), testDriver.fullName);
    await press.type(screens.field("Email"), email);
    await press.type(screens.field("Phone"), testDriver.phone);
    await press.type(screens.field("Day"), "14");
    await press.type(screens.field("Month"), "3");
    await press.type(screens.field("Year"), "1990");
    await press.type(screens.field("Password"), testDriver.password);
    await press.type(screens.field("Repeat the password"), testDriver.password);
    await press.key(main.getByRole("checkbox").first(), "Space");
    await press.key(screens.captcha, "Space");
    await expect(main.getByText(translate("Confirmed"))).toBeVisible();
    await press.key(screens.button("Create my account"), "Enter");

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
    await expectAccessible();
    await press.key(screens.button("Confirm my address"), "Enter");
    await expect(toasts).toContainText(like("Thank you: your address is confirmed."));
    await screens.open("/settings");
    await expect(screens.field("Email")).toHaveValue(email);
    await expect(main.getByText(translate("Your address is not confirmed yet"))).toHaveCount(0);

    await screens.open(link);
    await expect(title("This address is already confirmed")).toBeVisible();
    await expectAccessible();
  },
);

journey.describe("an invalid sign-up", () => {
  journey.use({ expectedComplaints: [/status of 4(00|09|22)/] });

  journey(
    "shows each problem at its field and keeps the typed values",
    inFullRun,
    async ({ page, expectAccessible }) => {
      journey.slow();
      const words = await wordsIn("fr");
      const { translate, shared } = words;
      const screens = accountScreens(page, words);
      const { main, field, button } = screens;
      const birthDate = main.getByRole("group", { name: translate("Date of birth") });
      const expectMessage = (place: Locator, message: string) =>
        expect(place).toHaveAccessibleDescription(new RegExp(escaped(validationText(message, shared))));

      await screens.open("/sign-up");
      await button("Create my account").click();
      await expect(field("Full name")).toBeFocused();
      await expectMessage(field("Full name"), "required");
      const missing = ["Full name", "Email", "Phone", "Date of birth", "Password"];
      const also = ["Repeat the password", "Terms of use", "Robot check"];
      await expect(main.getByRole("alert").first()).toContainText(
        missingFieldsText([...missing, ...also].map(translate), "fr", shared),
      );
      await expectAccessible();

      await field("Full name").fill(testDriver.fullName);
      await field("Email").fill("conducteur@sayara.example");
      await field("Phone").fill(testDriver.phone);
      await fillDate(page, words, translate("Date of birth"), [
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
        new RegExp(escaped(shared._(errorWords.emailRegistered))),
      );
      await expect(screens.toasts).toContainText(shared._(errorWords.emailRegistered));
      await expect(field("Email")).toBeFocused();
      await expect(field("Full name")).toHaveValue(testDriver.fullName);
      await expect(field("Phone")).toHaveValue(testDriver.phone);
      await expect(field("Year")).toHaveValue("1990");
      await expect(field("Password")).toHaveValue(testDriver.password);
      await expectAccessible();
    },
  );
});

ownJourney.describe("with an agency portal", () => {
  ownJourney.use({ apiEnvironment: { AGENCY_PORTAL_URL: "https://agencies.example/join" } });

  ownJourney("sign-up links to it", inFullRun, async ({ page, expectAccessible }) => {
    const words = await wordsIn("fr");
    const screens = accountScreens(page, words);
    await screens.open("/sign-up");
    await expect(
      screens.main.getByRole("link", { name: words.translate("Register an agency") }),
    ).toHaveAttribute("href", "https://agencies.example/join");
    await expectAccessible();
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
