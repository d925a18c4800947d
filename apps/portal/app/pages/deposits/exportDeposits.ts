import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HeldDeposit } from "@sayara/api-client/contract/suppliers/supplierDeposits";
import { FixedNumber, writeTable } from "@sayara/catalogue/table/writeTable";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { depositMethodMessages } from "@sayara/i18n/messages/conditionMessages";

const columns = [
  msg`Booking`,
  msg`Driver`,
  msg`Car`,
  msg`Held as`,
  msg`Amount`,
  msg`Currency`,
  msg`Since`,
  msg`Due back`,
  msg`Given back on`,
  msg`Given back`,
];

/** Saves the listed deposits as a table for a spreadsheet. */
export function exportDeposits(
  items: readonly HeldDeposit[],
  { i18n, name }: Labels & { name: string },
): void {
  saveFile(new Blob([depositTable(items, { i18n })], { type: "text/csv;charset=utf-8" }), name);
}

interface Labels {
  i18n: Pick<I18n, "_">;
}

/** Returns a row for each deposit. Amounts have all 3 decimals of the dinar; dates are the first 10 characters of instants. */
export function depositTable(items: readonly HeldDeposit[], { i18n }: Labels): string {
  return writeTable([
    columns.map((column) => i18n._(column)),
    ...items.map(({ booking, driver, car, method, amount, since, dueAt, returned }) => [
      booking.reference,
      driver,
      car,
      i18n._(depositMethodMessages[method]),
      new FixedNumber(amount, 3),
      method === "cashEuro" ? "EUR" : "TND",
      since.slice(0, 10),
      dueAt.slice(0, 10),
      returned?.at.slice(0, 10),
      returned && new FixedNumber(returned.amount, 3),
    ]),
  ]);
}
