import { type Browser, expect, type Page } from "@playwright/test";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { bookAsDriver } from "../support/people/bookAsDriver.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

/** The agency of the demonstration data. */
const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};

const screens = [
  {
    name: "on a laptop",
    viewport: { width: 1280, height: 800 },
    daysAhead: 260,
    /** Number of bookings in a bulk change, and how many of them are already confirmed. */
    selection: { count: 20, confirmed: 3, daysAhead: 460 },
  },
  {
    name: "on a phone",
    viewport: { width: 360, height: 740 },
    daysAhead: 300,
    selection: { count: 3, confirmed: 1, daysAhead: 310 },
  },
];

for (const { name, viewport, daysAhead, selection } of screens) {
  test.describe(name, () => {
    // The deleted booking returns 404.
    test.use({ viewport, expectedConsoleMessages: [/status of 404/] });

    test(
      "an agency confirms a driver's booking, declines the first request to cancel it and accepts the second",
      repeated(name === "on a laptop"),
      async ({ page, browser, apiUrl, baseURL, expectAccessible }) => {
        test.slow();
        const messages = await messagesIn("fr");
        const { translate, like, shared } = messages;
        const driver = await newDriver({ apiUrl, webUrl: baseURL });
        const [reference = ""] = await bookAsDriver(1, {
          apiUrl,
          webUrl: baseURL,
          driver,
          agency: agency.slug,
          daysAhead,
        });
        await startSession(page, driver);
        await page.goto("/bookings");
        await page
          .getByRole("link", { name: new RegExp(reference) })
          .first()
          .click();
        await expect(page).toHaveURL(/\/booking\?b=/);
        const booking = page.url();

        const agencyPage = await openAsAgency(browser, messages, { baseURL, viewport });
        await openBooking(agencyPage, messages, reference);
        await agencyPage.getByRole("button", { name: translate("Confirm"), exact: true }).click();
        const agencyHead = agencyPage.getByRole("main").locator("header");
        await expect(agencyHead).toContainText(shared._(bookingStatusMessages.reserved));
        await expect(agencyPage.getByRole("region", { name: translate("History") })).toContainText(
          "Karim Trabelsi",
        );

        await page.reload();
        const main = page.getByRole("main");
        await expect(main).toContainText(shared._(bookingStatusMessages.reserved));
        await requestCancellation(page, messages, expectAccessible);

        await agencyPage.reload();
        await agencyPage.getByRole("button", { name: translate("Decline…") }).click();
        await agencyPage.getByRole("button", { name: translate("Decline the request") }).click();
        const history = agencyPage.getByRole("region", { name: translate("History") });
        await expect(history).toContainText(translate("Request to cancel declined"));

        await page.goto(booking);
        await expect(main).toContainText(translate("Request to cancel declined"));
        await requestCancellation(page, messages);

        // Finds the request through the list of pending decisions.
        await agencyPage.goto("/bookings?cancelling=1");
        await agencyPage.getByRole("link", { name: new RegExp(reference) }).click();
        await agencyPage.getByRole("button", { name: translate("Accept…") }).click();
        await agencyPage.getByRole("button", { name: translate("Accept and cancel") }).click();
        await expect(agencyHead).toContainText(shared._(bookingStatusMessages.cancelled));
        await page.reload();
        await expect(main).toContainText(translate("Request to cancel accepted"));
        await expectAccessible();

        await agencyPage.getByRole("button", { name: translate("Delete"), exact: true }).click();
        await agencyPage.getByRole("button", { name: translate("Delete the booking") }).click();
        await expect(agencyPage).toHaveURL(/\/bookings$/);
        await page.reload();
        await expect(
          page.getByRole("heading", { level: 1, name: like("We can't find this booking") }),
        ).toBeVisible();
        // The page's notification stream counts towards the account's limit.
        await agencyPage.context().close();
      },
    );

    test(
      `an agency confirms ${selection.count} bookings at once, except ${selection.confirmed} that are already confirmed`,
      inFullRun,
      async ({ page, apiUrl, baseURL, expectAccessible }) => {
        test.slow();
        const messages = await messagesIn("fr");
        const { translate, like, shared } = messages;
        // A unique name by which to filter the list.
        const fullName = `Nour ${randomLetters()}`;
        const driver = await newDriver({ apiUrl, webUrl: baseURL, fullName });
        const { count, confirmed } = selection;
        const references = await bookAsDriver(count, {
          apiUrl,
          webUrl: baseURL,
          driver,
          agency: agency.slug,
          daysAhead: selection.daysAhead,
        });
        const refused = references.slice(0, confirmed);
        await signInAsAgency(page, messages, `/bookings?s=${encodeURIComponent(fullName)}`);
        const rows = page.getByRole("link", { name: /SY-/ });
        await expect(rows).toHaveCount(count);
        await expectAccessible();
        for (const reference of refused) {
          await rows.filter({ hasText: reference }).click();
          await page.getByRole("button", { name: translate("Confirm"), exact: true }).click();
          await expect(page.getByRole("main").locator("header")).toContainText(
            shared._(bookingStatusMessages.reserved),
          );
          await page.goBack();
          await expect(rows).toHaveCount(count);
        }

        // Selects by keyboard: Shift and the arrow key extend the selection to the boxes below.
        const boxes = page.locator('input[name="selected"]');
        await boxes.first().focus();
        for (let below = 1; below < count; below++) await page.keyboard.press("Shift+ArrowDown");
        const bar = page.getByRole("region", { name: translate("Selection") });
        await expect(bar).toContainText(String(count));
        await expectAccessible();
        await bar.getByRole("button", { name: translate("Change the status") }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("radio", { name: shared._(bookingStatusMessages.reserved) }).check();
        const unchanged = dialog.getByRole("region", { name: translate("Unchanged") });
        await expect(unchanged.getByRole("listitem")).toHaveCount(confirmed);
        for (const reference of refused) await expect(unchanged).toContainText(reference);
        await expectAccessible();
        await dialog.getByRole("button", { name: new RegExp(String(count - confirmed)) }).click();
        await expect(dialog).toHaveAccessibleName(like("{done} of {all} bookings are changed"));
        await expect(dialog.getByRole("img", { name: translate("Changed") })).toHaveCount(count - confirmed);
        for (const reference of refused) {
          await expect(dialog.getByRole("listitem").filter({ hasText: reference })).toContainText(
            like("Not possible in the status “{name}”."),
          );
        }
        await expectAccessible();
        await dialog.getByRole("button", { name: shared._(componentMessages.done) }).click();
        await expect(dialog).toBeHidden();
        const list = page.getByRole("region", { name: translate("List of bookings") });
        await expect(list.getByText(shared._(bookingStatusMessages.reserved))).toHaveCount(count);

        await page.getByRole("checkbox", { name: translate("Select all on this page") }).check();
        await expect(bar.getByRole("button", { name: translate("Change the status") })).toBeVisible();
        // None of the selected bookings can be deleted.
        await expect(bar.getByRole("button", { name: translate("Delete"), exact: true })).toHaveCount(0);
      },
    );
  });
}

test(
  "signed out, the list redirects to the sign-in page and back with its filters",
  inFullRun,
  async ({ page }) => {
    const messages = await messagesIn("fr");
    await page.goto("/bookings?status=paid&sort=pickUp");
    await expect(page).toHaveURL(/\/sign-in\?from=/);
    await accountScreens(page, messages).signIn(agency.account);
    await expect(page).toHaveURL("/bookings?status=paid&sort=pickUp");
    await accountScreens(page, messages).account.click();
    const menu = page.getByRole("dialog", { name: messages.translate("Your account") });
    await expect(menu.getByRole("link", { name: messages.translate("Settings") })).toBeVisible();
    await menu.getByRole("link", { name: messages.translate("Bookings") }).click();
    await expect(page).toHaveURL("/bookings");
  },
);

interface OpenOptions {
  baseURL: string | undefined;
  viewport: { width: number; height: number };
}

/** Opens the list of bookings as the agency, in a separate browser. */
async function openAsAgency(
  browser: Browser,
  messages: Messages,
  { baseURL = "", viewport }: OpenOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: "fr-FR" });
  const page = await context.newPage();
  await signInAsAgency(page, messages, "/bookings");
  return page;
}

async function signInAsAgency(page: Page, messages: Messages, path: string): Promise<void> {
  await startSession(page, agency.account);
  await accountScreens(page, messages).open(path);
}

/** Finds a booking by its reference and opens it. */
async function openBooking(page: Page, { translate }: Messages, reference: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: translate("Reference, driver or car") });
  await field.fill(reference);
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`s=${reference}`));
  const link = page.getByRole("link", { name: new RegExp(reference) });
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(/\/booking\?b=/);
}

/** Requests the cancellation as the driver. */
async function requestCancellation(
  page: Page,
  { translate }: Messages,
  expectAccessible = async () => {},
): Promise<void> {
  await page.getByRole("button", { name: translate("Cancel my booking…") }).click();
  const dialog = page.getByRole("dialog", { name: translate("Cancel this booking?") });
  const sendButton = dialog.getByRole("button", { name: translate("Ask to cancel") });
  await expect(sendButton).toBeVisible();
  await expectAccessible();
  await sendButton.click();
  await expect(page.getByRole("main")).toContainText(translate("Cancellation in progress"));
}

const randomLetters = () =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => String.fromCodePoint(97 + (byte % 26)))
    .join("");
