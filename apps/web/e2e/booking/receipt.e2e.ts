import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { languages } from "@sayara/domain/language/Language";
import { toMillimes } from "@sayara/domain/money/millimes";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { type Receipt, receiptOf } from "@sayara/domain/receipt/receiptOf";
import * as v from "valibot";
import { test } from "../support/test.ts";
import { createCookieFetch } from "../support/createCookieFetch.ts";
import { amountOf, ledgerSum } from "../support/people/ledgerSum.ts";
import { randomAddress } from "../support/people/newDriver.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { startPayment } from "../support/screens/startPayment.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

for (const [index, language] of languages.entries()) {
  test(
    `[RC1] in ${language} a guest pays, saves the receipt's data, and recomputes every amount on the page`,
    repeated(language === "fr"),
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      const daysAhead = 250 + 5 * index;
      const { messages, pay } = await startPayment(page, { apiUrl, webUrl: baseURL, language, daysAhead });
      await pay("4242424242424242");
      await expect(page).toHaveURL(/\/booking\?b=/);
      const recomputed = await expectRecomputed(page, messages);
      expect(recomputed.quote.days).toBe(3);
      expect(figureOf(recomputed, "paid")).toBe(recomputed.quote.total);
      expect(figureOf(recomputed, "due")).toBe(0);
      await expectAccessible();
    },
  );
}

test(
  "[RC1] a signed-in driver recomputes a booking paid at the agency",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const { email = "", password = "" } = demoAccounts[0] ?? {};
    const headers = { origin: baseURL ?? "", "x-forwarded-for": randomAddress() };
    const call = createClient({ baseUrl: apiUrl, headers, fetch: createCookieFetch() });
    await call(signIn, { body: { email, password } });
    const params = { page: 1, size: 10, language: "fr" } as const;
    const listed = await call(bookings, { params, body: { statuses: ["paid"] } });
    const [booking] = listed.ok ? listed.data.items : [];
    const bookingPath = `/booking?b=${booking?.id}`;
    await startSession(page, { email, password });
    await page.goto(bookingPath);
    const recomputed = await expectRecomputed(page, messages);
    expect(recomputed.quote).toEqual(booking?.quote);
    expect(figureOf(recomputed, "due")).toBe(0);
  },
);

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    "the receipt fits, and is printed on request without a button",
    inFullRun,
    async ({ page, apiUrl, baseURL }) => {
      test.slow();
      const payment = await startPayment(page, { apiUrl, webUrl: baseURL, language: "es", daysAhead: 265 });
      const { messages, pay } = payment;
      await pay("4242424242424242");
      await expect(page).toHaveURL(/\/booking\?b=/);
      const receipt = receiptOn(page, messages);
      await expect(receipt).toBeHidden();
      await page.getByText(messages.translate("Check this calculation")).click();
      await expect(receipt).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("table").filter({ visible: true })).not.toHaveCount(0);
      await expect(receipt).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      // The browser's print dialog would block the test, so this stub never opens it.
      await page.evaluate(() => (window.print = () => {}));
      await page.getByRole("button", { name: messages.translate("Print with the receipt") }).click();
      await page.emulateMedia({ media: "print" });
      await expect(receipt.getByRole("table")).toBeVisible();
      await expect(page.getByRole("button").locator("visible=true")).toHaveCount(0);
      await expect(page.getByRole("banner")).toBeHidden();
    },
  );
});

/** Saves the receipt's data from the page, and expects the page's amounts to equal the recomputed ones. */
async function expectRecomputed(page: Page, messages: Messages): Promise<Receipt> {
  await page.getByText(messages.translate("Check this calculation")).click();
  const receipt = receiptOn(page, messages);
  await expect(receipt).toContainText(messages.like("We checked: all {count} amounts add up."));
  const started = page.waitForEvent("download");
  await receipt.getByRole("button", { name: messages.translate("Data of the receipt (JSON)") }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^SY-[0-9A-Z]{6}\.json$/);
  const input = v.parse(ReceiptInput, JSON.parse(await readFile(await download.path(), "utf8")));
  const recomputed = receiptOf(input);
  expect(await figuresIn(receipt)).toEqual(
    recomputed.figures.map(({ amount, rules }) => ({ amount: toMillimes(amount), rules })),
  );
  const ledger = page.getByRole("table", { name: messages.translate("How we worked out the price") });
  expect(await ledgerSum(ledger)).toBe(toMillimes(recomputed.quote.total));
  return recomputed;
}

function receiptOn(page: Page, { translate }: Messages): Locator {
  return page.getByRole("region", { name: translate("Receipt"), exact: true });
}

/** Returns the amounts in the table in millimes, with their rule numbers. */
async function figuresIn(receipt: Locator) {
  const rows = receipt.getByRole("row").filter({ has: receipt.page().locator("td") });
  return Promise.all(
    (await rows.all()).map(async (row) => {
      // The calculation is shown below the amount.
      const [amount = ""] = (await row.locator("td").innerText()).split("\n");
      return {
        amount: amountOf(amount),
        rules: (await row.getByRole("rowheader").innerText()).match(/\b(?:PR|BK)\d+\b/g),
      };
    }),
  );
}

function figureOf({ figures }: Receipt, id: string): number | undefined {
  return figures.find((figure) => figure.id === id)?.amount;
}
