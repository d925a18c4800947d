import { FixedNumber, writeTable } from "@sayara/catalogue/table/writeTable";
import type { Language } from "@sayara/domain/language/Language";
import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { formatRib } from "@sayara/domain/payment/Rib";
import { documentText } from "@sayara/i18n/documents/documentText";
import { payoutMessages as messages } from "@sayara/i18n/documents/payoutMessages";

/** A row of the table for the bank. */
export interface PayoutLine {
  rib: string;
  name: string;
  amount: Millimes;
  currency: string;
  reference: string;
}

/**
 * Returns payouts as a table for the bank. RIBs are in groups of digits, because a spreadsheet would round a
 * number of 20 digits. Amounts have all 3 decimals of the dinar.
 */
export async function payoutTable(lines: readonly PayoutLine[], language: Language): Promise<string> {
  const t = await documentText(language);
  const columns = [messages.rib, messages.name, messages.amount, messages.currency, messages.reference];
  return writeTable([
    columns.map((column) => t(column)),
    ...lines.map(({ rib, name, amount, currency, reference }) => [
      formatRib(rib),
      name,
      new FixedNumber(toDinars(amount), 3),
      currency,
      reference,
    ]),
  ]);
}
