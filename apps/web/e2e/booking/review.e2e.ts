import { expect, type Page } from "@playwright/test";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { findUnreviewed } from "../support/screens/findUnreviewed.ts";
import { test } from "../support/test.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

test("a driver reviews a past booking on a phone, and afterwards reads the review instead of a form", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const messages = await messagesIn("fr");
  const driver = demoAccounts.find(({ role }) => role === "driver");
  if (driver === undefined) throw new Error("the demonstration has no driver");
  const screens = accountScreens(page, messages);
  const id = await findUnreviewed(apiUrl, baseURL ?? "", driver);

  await screens.open(`/review?b=${id}`);
  await screens.signIn(driver);
  const publish = page.getByRole("button", { name: messages.translate("Publish my review") });
  await expect(publish).toBeVisible();
  await expectAccessible();
  await expectNoOverflow(page);

  await chooseAnswer(page, messages, "Your rating", "2 – Poor");
  await publish.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await chooseAnswer(page, messages, "Did you rent the car?", "Yes");
  await chooseAnswer(page, messages, "Did the agency answer your calls?", "Yes");
  await chooseAnswer(page, messages, "Did the agency cancel at the last minute?", "No");
  await page.getByRole("radio").last().check();
  const comments = page.getByRole("textbox");
  await comments.fill("Une heure d’attente à la remise.");
  await page.reload();
  await expect(comments).toHaveValue("Une heure d’attente à la remise.");

  await publish.click();
  await expect(page.getByText("Une heure d’attente à la remise.")).toBeVisible();
  await expect(publish).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Une heure d’attente à la remise.")).toBeVisible();
  await expect(publish).toHaveCount(0);
});

async function chooseAnswer(page: Page, messages: Messages, question: string, choice: string): Promise<void> {
  await page
    .getByRole("group", { name: messages.translate(question) })
    .getByRole("radio", { name: messages.translate(choice), exact: true })
    .check();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
