import { expect, type Page } from "@playwright/test";
import { validationText } from "@sayara/i18n/messages/validationText";
import { testDriver } from "../support/people/testDriver.ts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { delayFiles } from "../support/delayFiles.ts";
import { fillInSignUp } from "../support/screens/fillInSignUp.ts";
import { fillInDriver } from "../support/screens/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { type GoogleStandIn, startFakeRecaptcha } from "./startFakeRecaptcha.ts";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";

const test = dedicatedServersTest.extend<{ google: GoogleStandIn }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  google: async ({}, provide) => {
    const google = await startFakeRecaptcha();
    await provide(google);
    await google.stop();
  },
  apiEnvironment: async ({ google }, provide) => provide(google.apiEnvironment),
});

const captchaBox = (page: Page) => page.frameLocator("iframe[title=reCAPTCHA]").getByRole("checkbox");

test("each contact message requires a new tick", inFullRun, async ({ page, google }) => {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { field, button, title, main } = screens;
  await google.interceptIn(page);

  await screens.open("/contact");
  for (const subject of ["Un siège pour bébé ?", "Et une remorque ?"]) {
    await field("Your email").fill(newEmail());
    await field("Subject").fill(subject);
    await field("Message").fill("Peut-on en louer avec la voiture ?");
    await expect(captchaBox(page)).not.toBeChecked();
    await button("Send the message").click();
    const group = main.getByRole("group", { name: messages.translate("Robot check") });
    await expect(group).toBeFocused();
    await expect(group).toHaveAccessibleDescription(validationText("captcha_required", messages.shared));
    await captchaBox(page).check();
    await expect(main.getByText(messages.translate("Confirmed"))).toBeVisible();
    await button("Send the message").click();
    await expect(title("Thank you for writing")).toBeVisible();
    await button("Write another message").click();
  }
  expect(new Set(google.verifiedTokens).size).toBe(2);
});

test.describe("in a marketplace with cars", () => {
  test.use({ cars: 60 });
  test("a guest ticks a captcha box that loads late, and books", inFullRun, async ({ page, google }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { translate, like, shared } = messages;
    await google.interceptIn(page);
    const [from, to] = [inDays(20), inDays(23)];
    await page.goto(`/search/aeroport-tunis-carthage?from=${from}&to=${to}`);
    const stopDelay = await delayFiles(page);
    await page
      .getByRole("link", { name: like("Choose {name}") })
      .first()
      .click();
    await fillInDriver(page, messages, newEmail());
    const submitButton = page
      .getByRole("button", { name: translate("Request this car") })
      .and(page.locator(":visible"));
    await submitButton.click();
    const group = page.getByRole("group", { name: translate("Robot check") });
    await expect(group).toBeFocused();
    await stopDelay();
    await expect(group).toHaveAccessibleDescription(validationText("captcha_required", shared));

    await captchaBox(page).check();
    await expect(page.getByText(translate("Confirmed"))).toBeVisible();
    await submitButton.click();
    const dialog = page.getByRole("dialog", { name: like("Send your request to {agency}?") });
    await dialog.getByRole("button", { name: translate("Send the request") }).click();
    await expect(page).toHaveURL(/\/booking\?b=/);
    expect(google.verifiedTokens).toHaveLength(1);
  });
});

test.describe("with Google unreachable", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test(
    "sign-up shows the failure, keeps the form and succeeds on a retry",
    inFullRun,
    async ({ page, google, expectAccessible }) => {
      const messages = await messagesIn("fr");
      const { translate, like } = messages;
      const screens = accountScreens(page, messages);
      const { main, field, button } = screens;
      const email = newEmail();
      await page.route(/^https:\/\/www\.google\.com\//, (route) => route.abort("connectionrefused"));

      await screens.open("/sign-up");
      await expect(
        main.getByRole("alert").filter({ hasText: like("The robot check can't be reached") }),
      ).toBeVisible();
      await fillInSignUp(page, messages, email);
      await button("Create my account").click();
      await expect(main.getByRole("group", { name: translate("Robot check") })).toBeFocused();
      await expectAccessible();

      await page.unroute(/^https:\/\/www\.google\.com\//);
      await google.interceptIn(page);
      await button("Try again").click();
      await captchaBox(page).check();
      await expect(main.getByText(translate("Confirmed"))).toBeVisible();
      await expect(field("Email")).toHaveValue(email);
      await button("Create my account").click();
      await expect(page).toHaveURL("/");
      await expect(screens.account).toContainText(testDriver.fullName);
    },
  );
});
