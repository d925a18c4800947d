import { expect } from "@playwright/test";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { readAnalyticsEvents } from "../support/readAnalyticsEvents.ts";
import { test } from "../support/test.ts";
import { mailsTo } from "../support/people/mailsTo.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

test("a contact message is mailed to the marketplace", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const { field, title } = screens;
  const from = newEmail();

  await screens.open("/contact");
  await expectAccessible();
  await field("Your email").fill(from);
  await field("Subject").fill("Un siège pour bébé ?");
  await field("Message").fill("Bonjour,\n\nPeut-on en louer un avec la voiture ?\nAmina <b>Ben Salah</b>");
  await screens.captcha.check();
  await screens.button("Send the message").click();
  await expect(title("Thank you for writing")).toBeVisible();
  await expect(screens.toasts).toContainText(messages.translate("Your message has been sent"));
  const lead = { event: "generate_lead", page_location: `${baseURL}/contact` };
  expect(await readAnalyticsEvents(page, "generate_lead")).toEqual([lead]);

  await expect
    .poll(async () => {
      const mails = await mailsTo(apiUrl, "contact@sayara.example");
      return mails.find(({ text }) => text.includes(from))?.text;
    })
    .toContain("> Peut-on en louer un avec la voiture ?\n> Amina <b>Ben Salah</b>");
});

test.describe("without the captcha server", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test(
    "a contact message is not sent, and the form keeps its text",
    inFullRun,
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      const messages = await messagesIn("fr");
      const screens = accountScreens(page, messages);
      const { main, field, captcha } = screens;
      const driver = await newDriver({ apiUrl, webUrl: baseURL });
      const challenge = /\/api\/.*challenge/;

      await screens.open("/sign-in?from=/contact");
      await screens.signIn(driver);
      await expect(field("Your email")).toHaveValue(driver.email);
      await field("Subject").fill("Bonjour");
      await field("Message").fill("Il pleut à Tabarka.");
      await page.route(challenge, (route) => route.abort("connectionrefused"));
      await captcha.click();
      await expect(
        main.getByText(messages.translate("That did not work. Tick the box again.")),
      ).toBeVisible();
      await expect(captcha).not.toBeChecked();
      await screens.button("Send the message").click();
      await expect(captcha).toBeFocused();
      await expectAccessible();

      await page.unroute(challenge);
      await captcha.check();
      await page.reload();
      await expect(field("Message")).toHaveValue("Il pleut à Tabarka.");
      await expect(captcha).not.toBeChecked();
    },
  );
});
