import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { toMillimes } from "@sayara/domain/money/millimes";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { type Receipt, receiptOf } from "@sayara/domain/receipt/receiptOf";
import * as v from "valibot";
import { amountOf, ledgerSum } from "../people/ledgerSum.ts";
import type { Messages } from "../messagesIn.ts";

/** Saves the receipt's data from the page, and expects the page's amounts to equal the recomputed ones. */
export async function recomputeReceipt(page: Page, messages: Messages): Promise<Receipt> {
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

export function receiptOn(page: Page, { translate }: Messages): Locator {
  return page.getByRole("region", { name: translate("Receipt"), exact: true });
}

export function figureOf({ figures }: Receipt, id: string): number | undefined {
  return figures.find((figure) => figure.id === id)?.amount;
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
        rules: (await row.getByRole("rowheader").innerText()).match(/\b(?:PR|BK|EX)\d+\b/g),
      };
    }),
  );
}
