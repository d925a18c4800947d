import { depositCurrency } from "@sayara/domain/deposit/DepositMethod";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HeldDeposit } from "@sayara/api-client/contract/suppliers/supplierDeposits";
import { FixedNumber, writeTable } from "@sayara/catalogue/table/writeTable";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { depositMethodMessages } from "@sayara/i18n/messages/booking/conditionMessages";

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

/** Saves the listed deposits as a spreadsheet table. */
export function exportDeposits(
  items: readonly HeldDeposit[],
  { name, ...options }: TableOptions & { name: string },
): void {
  saveFile(new Blob([depositTable(items, options)], { type: "text/csv;charset=utf-8" }), name);
}

interface TableOptions {
  i18n: Pick<I18n, "_">;
  /** Time zone of the marketplace. */
  timeZone: string;
}

/**
 * Returns a table with one row per deposit. Amounts have three decimals, like the dinar; dates are days in
 * `timeZone`.
 */
export function depositTable(items: readonly HeldDeposit[], { i18n, timeZone }: TableOptions): string {
  const day = (instant: string) => dateInZone(new Date(instant), timeZone);
  return writeTable([
    columns.map((column) => i18n._(column)),
    ...items.map(({ booking, driver, car, method, amount, since, dueAt, returned }) => [
      booking.reference,
      driver,
      car,
      i18n._(depositMethodMessages[method]),
      new FixedNumber(amount, 3),
      depositCurrency(method),
      day(since),
      day(dueAt),
      returned && day(returned.at),
      returned && new FixedNumber(returned.amount, 3),
    ]),
  ]);
}
