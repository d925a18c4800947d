import { expect, type Page } from "@playwright/test";
import { validationText } from "@sayara/i18n/words/validationText";
import { testDriver } from "../support/testDriver.ts";
import { accountScreens } from "../support/accountScreens.ts";
import { delayFiles } from "../support/delayFiles.ts";
import { fillDate } from "../support/fillDate.ts";
import { fillInDriver } from "../support/fillInDriver.ts";
import { inDays } from "../support/inDays.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { newEmail } from "../support/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { type Words, wordsIn } from "../support/wordsIn.ts";
import { type GoogleStandIn, startGoogleStandIn } from "./startGoogleStandIn.ts";
import { ownJourney } from "../support/ownJourney.ts";

const journey = ownJourney.extend<{ google: GoogleStandIn }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  google: async ({}, provide) => {
    const google = await startGoogleStandIn();
    await provide(google);
    await google.stop();
  },
  apiEnvironment: async ({ google }, provide) => provide(google.apiEnvironment),
});

const boxIn = (page: Page) => page.frameLocator("iframe[title=reCAPTCHA]").getByRole("checkbox");

journey(
  "with reCAPTCHA a driver ticks the box and signs up; no other page loads Google's files",
  async ({ page, google, apiUrl, expectAccessible }) => {
    const words = await wordsIn("fr");
    const { translate } = words;
    const screens = accountScreens(page, words);
    const { main } = screens;
    const email = newEmail();
    const fetched = await google.interceptIn(page);

    await screens.open("/sign-in");
    expect(fetched).toEqual([]);
    await screens.open("/sign-up");
    await fillInSignUp(page, words, email);
    await expect(boxIn(page)).toBeVisible();
    expect(fetched.slice(0, 2)).toEqual(["/recaptcha/api.js", "/recaptcha/releases/1/recaptcha__fr.js"]);
    await expectAccessible();

    google.acceptTokens(false);
    await boxIn(page).check();
    await expect(main.getByText(translate("That did not work. Tick the box again."))).toBeVisible();
    await expect(boxIn(page)).not.toBeChecked();
    google.acceptTokens(true);
    await boxIn(page).check();
    await expect(main.getByText(translate("Confirmed"))).toBeVisible();
    await screens.button("Create my account").click();
    await expect(page).toHaveURL("/");
    await expect(screens.account).toContainText(testDriver.fullName);
    expect(google.verified).toHaveLength(2);
    expect(await mailedLink(apiUrl, email, "/activate")).toContain(encodeURIComponent(email));
  },
);

journey("each contact message requires its own tick", inFullRun, async ({ page, google }) => {
  const words = await wordsIn("fr");
  const screens = accountScreens(page, words);
  const { field, button, title, main } = screens;
  await google.interceptIn(page);

  await screens.open("/contact");
  for (const subject of ["Un siège pour bébé ?", "Et une remorque ?"]) {
    await field("Your email").fill(newEmail());
    await field("Subject").fill(subject);
    await field("Message").fill("Peut-on en louer avec la voiture ?");
    await expect(boxIn(page)).not.toBeChecked();
    await button("Send the message").click();
    const group = main.getByRole("group", { name: words.translate("Robot check") });
    await expect(group).toBeFocused();
    await expect(group).toHaveAccessibleDescription(validationText("captcha_required", words.shared));
    await boxIn(page).check();
    await expect(main.getByText(words.translate("Confirmed"))).toBeVisible();
    await button("Send the message").click();
    await expect(title("Thank you for writing")).toBeVisible();
    await button("Write another message").click();
  }
  expect(new Set(google.verified).size).toBe(2);
});

journey.describe("in a marketplace with cars", () => {
  journey.use({ cars: 60 });
  journey("a guest ticks a box that comes late, and books", inFullRun, async ({ page, google }) => {
    journey.slow();
    const words = await wordsIn("fr");
    const { translate, like, shared } = words;
    await google.interceptIn(page);
    const [from, to] = [inDays(20), inDays(23)];
    await page.goto(`/search/aeroport-tunis-carthage?from=${from}&to=${to}`);
    const stopDelay = await delayFiles(page);
    await page
      .getByRole("link", { name: like("Choose {name}") })
      .first()
      .click();
    await fillInDriver(page, words, newEmail());
    const send = page
      .getByRole("button", { name: translate("Request this car") })
      .and(page.locator(":visible"));
    await send.click();
    const group = page.getByRole("group", { name: translate("Robot check") });
    await expect(group).toBeFocused();
    await stopDelay();
    await expect(group).toHaveAccessibleDescription(validationText("captcha_required", shared));

    await boxIn(page).check();
    await expect(page.getByText(translate("Confirmed"))).toBeVisible();
    await send.click();
    const dialog = page.getByRole("dialog", { name: like("Send your request to {agency}?") });
    await dialog.getByRole("button", { name: translate("Send the request") }).click();
    await expect(page).toHaveURL(/\/booking\?b=/);
    expect(google.verified).toHaveLength(1);
  });
});

journey.describe("with Google unreachable", () => {
  journey.use({ expectedComplaints: [/Failed to load resource/] });

  journey(
    "sign-up shows the failure, keeps the form and succeeds at a retry",
    inFullRun,
    async ({ page, google, expectAccessible }) => {
      const words = await wordsIn("fr");
      const { translate, like } = words;
      const screens = accountScreens(page, words);
      const { main, field, button } = screens;
      const email = newEmail();
      await page.route(/^https:\/\/www\.google\.com\//, (route) => route.abort("connectionrefused"));

      await screens.open("/sign-up");
      await expect(
        main.getByRole("alert").filter({ hasText: like("The robot check can't be reached") }),
      ).toBeVisible();
      await fillInSignUp(page, words, email);
      await button("Create my account").click();
      await expect(main.getByRole("group", { name: translate("Robot check") })).toBeFocused();
      await expectAccessible();

      await page.unroute(/^https:\/\/www\.google\.com\//);
      await google.interceptIn(page);
      await button("Try again").click();
      await boxIn(page).check();
      await expect(main.getByText(translate("Confirmed"))).toBeVisible();
      await expect(field("Email")).toHaveValue(email);
      await button("Create my account").click();
      await expect(page).toHaveURL("/");
      await expect(screens.account).toContainText(testDriver.fullName);
    },
  );
});

async function fillInSignUp(page: Page, words: Words, email: string) {
  const { main, field } = accountScreens(page, words);
  await field("Full name").fill(testDriver.fullName);
  await field("Email").fill(email);
  await field("Phone").fill(testDriver.phone);
  await fillDate(page, words, words.translate("Date of birth"), ["14", "3", "1990"]);
  await field("Password").fill(testDriver.password);
  await field("Repeat the password").fill(testDriver.password);
  await main.getByRole("checkbox").first().check();
}
