import { type Browser, expect, type Page } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { reviews } from "@sayara/api-client/contract/catalogue/suppliers";
import { addReview } from "@sayara/api-client/contract/reviews/addReview";
import { bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { type DemoAccount, demoAccounts } from "@sayara/api/demo/demoAccounts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { createCookieFetch } from "../support/createCookieFetch.ts";
import { randomAddress } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

test(
  "[RV9] the agency replies once to a review on the page that shows it, and everyone sees the reply",
  inFullRun,
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const agency = accountOf("agency");
    const { call, found } = await findReviewed({ apiUrl, webUrl: baseURL });
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, messages, agency, `/booking?b=${found.bookingId}`);
    const section = page.getByRole("region", { name: translate("Review by the driver") });
    await section.getByRole("button", { name: translate("Answer…") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: translate("Publish the answer") }).click();
    await expect(dialog.getByText(translate("Write the answer."))).toBeVisible();
    await dialog.getByRole("textbox", { name: translate("Your answer") }).fill("Merci, à bientôt.");
    await expectAccessible();
    await dialog.getByRole("button", { name: translate("Publish the answer") }).click();
    await expect(section).toContainText("Merci, à bientôt.");
    await expect(section.getByRole("button", { name: translate("Answer…") })).toHaveCount(0);
    await page.reload();
    await expect(section).toContainText("Merci, à bientôt.");
    await expect(section.getByRole("button")).toHaveCount(0);
    await expectAccessible();
    await expectNoOverflow(page);

    const listed = await call(reviews, {
      params: { supplierIdOrSlug: agency.agency ?? "", page: 1, size: 100 },
    });
    const shown = listed.ok ? listed.data.items.find(({ id }) => id === found.id) : undefined;
    expect(shown?.answer?.text).toBe("Merci, à bientôt.");
  },
);

test("[RV10] an admin hides a review with a reason that its driver can read, and shows it again", async ({
  page,
  browser,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate } = messages;
  const bookingId = await addReviewToPastBooking({ apiUrl, webUrl: baseURL });
  await openAs(page, messages, accountOf("admin"), `/booking?b=${bookingId}`);
  const section = page.getByRole("region", { name: translate("Review by the driver") });
  await section.getByRole("button", { name: translate("Hide…") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: translate("Reason") }).fill("L’avis nomme une personne.");
  await dialog.getByRole("button", { name: translate("Hide the review") }).click();
  await expect(section).toContainText(translate("This review is hidden"));
  await expect(section).toContainText("L’avis nomme une personne.");

  const driver = await openDriver(browser, messages, { baseURL, bookingId });
  await expect(driver.getByRole("main")).toContainText("L’avis nomme une personne.");

  await page.reload();
  await section.getByRole("button", { name: translate("Show it again") }).click();
  await expect(section.getByRole("button", { name: translate("Hide…") })).toBeVisible();
  await driver.reload();
  await expect(driver.getByRole("main")).toContainText("Accueil rapide.");
  await expect(driver.getByRole("main")).not.toContainText("L’avis nomme une personne.");
  await driver.context().close();
});

test(
  "an admin opens and cancels the dialog to hide a review on a car's page",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    const messages = await messagesIn("fr");
    const { translate } = messages;
    const call = await clientOf({ apiUrl, webUrl: baseURL }, accountOf("agency"));
    const listed = await call(bookings, { params: { page: 1, size: 1, language: "fr" }, body: {} });
    const slug = listed.ok ? listed.data.items[0]?.car.slug : undefined;
    await openAs(page, messages, accountOf("admin"), "/bookings");
    await page.goto(`/car/${slug}`);
    const hide = page.getByRole("button", { name: translate("Hide…") }).first();
    // The reviews hydrate at the first interaction.
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await expect(hide).toBeVisible({ timeout: 1000 });
    }).toPass();
    await hide.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(hide).toBeFocused();
  },
);

interface Servers {
  apiUrl: string;
  webUrl: string | undefined;
}

function accountOf(role: DemoAccount["role"]): DemoAccount {
  const account = demoAccounts.find((demo) => demo.role === role);
  if (account === undefined) throw new Error(`the demonstration has no ${role}`);
  return account;
}

async function openAs(page: Page, messages: Messages, account: DemoAccount, path: string): Promise<void> {
  const screens = accountScreens(page, messages);
  await startSession(page, account);
  await screens.open(path);
}

async function openDriver(
  browser: Browser,
  messages: Messages,
  { baseURL = "", bookingId }: { baseURL: string | undefined; bookingId: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "fr-FR" });
  const page = await context.newPage();
  await openAs(page, messages, accountOf("driver"), `/review?b=${bookingId}`);
  return page;
}

async function clientOf({ apiUrl, webUrl = "" }: Servers, { email, password }: DemoAccount) {
  const call = createClient({
    baseUrl: apiUrl,
    headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
    fetch: createCookieFetch(),
  });
  await call(signIn, { body: { email, password, stayConnected: false } });
  return call;
}

/** Finds a visible review of the demonstration agency without a reply. */
async function findReviewed(servers: Servers) {
  const call = await clientOf(servers, accountOf("agency"));
  for (let page = 1; page <= 4; page++) {
    const listed = await call(bookings, {
      params: { page, size: 50, language: "fr" },
      body: { statuses: ["paid", "reserved"], to: new Date().toISOString(), datesOf: "dropOff" },
    });
    if (!listed.ok) throw new Error(listed.refusal.code);
    for (const { id } of listed.data.items) {
      const response = await call(bookingReview, { params: { bookingId: id } });
      const review = response.ok ? response.data.review : null;
      if (review !== null && review.answer === null && review.hiddenReason === null)
        return { call, found: review };
    }
  }
  throw new Error("the agency has no review without an answer");
}

/** Reviews a past booking as the demonstration driver; returns its id. */
async function addReviewToPastBooking(servers: Servers): Promise<string> {
  const call = await clientOf(servers, accountOf("driver"));
  const listed = await call(bookings, {
    params: { page: 1, size: 50, language: "fr" },
    body: { statuses: ["paid", "reserved"] },
  });
  if (!listed.ok) throw new Error(listed.refusal.code);
  for (const { id } of listed.data.items.toReversed()) {
    const answers = {
      rentedCar: true,
      agencyAnsweredCalls: true,
      agencyCancelledLastMinute: false,
      carEta: "onTime",
    } as const;
    const body = { bookingId: id, rating: 4, comments: "Accueil rapide.", answers };
    const added = await call(addReview, { body });
    if (added.ok) return id;
  }
  throw new Error("the demonstration's driver has reviewed every booking");
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
